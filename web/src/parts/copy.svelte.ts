/** Puts a link into the clipboard and says so for a moment. */
export class Copying {
  done = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyTheOldWay(text);
    }
    this.done = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.done = false), 2500);
  }
}

/** Without https the clipboard is closed to pages, as on a friend's machine in the same house. */
function copyTheOldWay(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
