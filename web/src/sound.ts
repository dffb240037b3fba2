let audio: AudioContext | null = null;

/** Two soft notes: it is your turn. Browsers stay silent until the person has touched the page, and so do we. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') return;
    [523.25, 783.99].forEach((pitch, place) => note(audio!, pitch, audio!.currentTime + place * 0.12));
  } catch {
    // No sound here; the page says it in words anyway.
  }
}

function note(context: AudioContext, pitch: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.45);
}
