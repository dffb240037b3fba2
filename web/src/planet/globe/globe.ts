/** The planet as a solid to hold and turn. Draws only when something has changed. */
import { Group, Quaternion, Vector3 } from 'three';
import { faceOf } from '../geometry.ts';
import type { Habitat } from '../view.ts';
import type { Colours } from './colours.ts';
import { Faces } from './faces.ts';
import { rolling, timed, type Move } from './moves.ts';
import { NOTHING, type Show } from './show.ts';
import { areaMet, middleOf } from './solid.ts';
import { Stage } from './stage.ts';
import { Tiles } from './tiles.ts';
import { behind, dragged, facing, frontOf, lookOf, sees, stepFrom } from './turning.ts';

export { pageColours } from './colours.ts';

/** A slight lean, so that the first face that one sees is not flat. */
const LEAN = new Quaternion().setFromAxisAngle(new Vector3(1, 0.55, 0).normalize(), 0.36);

export class Globe {
  /** Turns as the person turns it. */
  private readonly ball = new Group();
  private readonly stage: Stage;
  private readonly faces: Faces;
  private readonly tiles: Tiles;
  private colours!: Colours;
  private shown = NOTHING;
  private frame = 0;
  private shadowsStale = true;
  /** What is under way: tiles that come down or turn, and the ball itself. */
  private moves: Move[] = [];
  private turning: Move | null = null;
  private breathing: ReturnType<typeof setInterval> | null = null;
  motion = true;
  snap = false;
  /** Called after every picture. */
  ondraw: () => void = () => {};

  constructor(canvas: HTMLCanvasElement) {
    this.stage = new Stage(canvas, this.ball);
    this.faces = new Faces(this.ball);
    this.tiles = new Tiles(this.ball, (length, to) => {
      this.moves.push(timed(length, to));
      this.draw(true);
    });
    this.ball.quaternion.copy(facing(0, new Quaternion())).premultiply(LEAN);
  }

  // -- what is shown ---------------------------------------------------------------------------------------------

  paint(colours: Colours): void {
    this.colours = colours;
    this.tiles.paint(colours.palette);
    this.show(this.shown);
  }

  /** Lay the tiles; a new one comes down onto its face. Returns the faces that have changed. */
  planet(areas: (Habitat | null)[], arriving: boolean): number[] {
    const changed = this.tiles.lay(areas, arriving && this.motion);
    this.show(this.shown);
    return changed;
  }

  show(show: Show): void {
    this.shown = show;
    if (!this.colours) return;
    this.faces.show(show, this.colours, (face) => this.tiles.covers(face));
    this.tiles.light(show);
    this.tiles.haunt(show.ghost, this.motion);
    this.breathe(show.free.length > 0 && this.motion);
    this.draw(true);
  }

  // -- turning ---------------------------------------------------------------------------------------------------

  /** The face that looks at us most. */
  front(): number {
    return frontOf(this.ball.quaternion);
  }

  /** Whether a face can be seen well. */
  sees(face: number): boolean {
    return sees(this.ball.quaternion, face);
  }

  centre(face: number): void {
    this.turnTo(facing(face, this.ball.quaternion));
  }

  around(): void {
    this.turnTo(behind(this.ball.quaternion));
  }

  /** Go to the neighbour of the front face that lies in a direction on the screen. */
  step(dx: number, dy: number): number {
    const face = stepFrom(this.ball.quaternion, dx, dy);
    this.centre(face);
    return face;
  }

  private turnTo(target: Quaternion): void {
    this.turning = null;
    const start = this.ball.quaternion.clone();
    if (this.motion) this.turning = timed(320, (part) => this.ball.quaternion.slerpQuaternions(start, target, part));
    else this.ball.quaternion.copy(target);
    this.draw(true);
  }

  /** The pointer has dragged the ball by this many pixels. */
  drag(dx: number, dy: number): void {
    this.turning = null;
    this.spin(dx, dy);
    this.draw(true);
  }

  private spin(dx: number, dy: number): void {
    const { width, height } = this.stage;
    this.ball.quaternion.copy(dragged(this.ball.quaternion, dx, dy, Math.min(width, height)));
  }

  /** Release the ball at this speed, in pixels per millisecond: it rolls on, and settles on a face if asked to. */
  release(vx: number, vy: number): void {
    const settle = () => {
      if (this.snap) this.centre(this.front());
    };
    const roll = this.motion ? rolling(vx, vy) : null;
    if (!roll) return settle();
    this.turning = (now) => {
      const { dx, dy, on } = roll(now);
      this.spin(dx, dy);
      if (!on) settle();
      return on;
    };
    this.draw(true);
  }

  /** What lies under a point of the picture. */
  pick(x: number, y: number): { face: number; area: number } | null {
    const area = areaMet(this.stage.sightThrough(x, y));
    return area === null ? null : { face: faceOf(area), area };
  }

  /** Where the middle of an area is in the picture; null if it looks away from us. */
  whereIs(area: number): { x: number; y: number } | null {
    const turn = this.ball.quaternion;
    if (lookOf(faceOf(area), turn).z < 0.18) return null;
    return this.stage.whereIs(middleOf(area).multiplyScalar(1.06).applyQuaternion(turn));
  }

  // -- drawing ---------------------------------------------------------------------------------------------------

  resize(width: number, height: number): void {
    if (width < 2 || height < 2) return;
    this.stage.resize(width, height);
    this.draw();
  }

  /** The side of the small picture of the far side, in pixels. */
  get farSize(): number {
    return this.stage.farSize;
  }

  draw(moved = false): void {
    this.shadowsStale ||= moved;
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.picture(now));
  }

  private picture(now: number): void {
    this.frame = 0;
    this.moves = this.moves.filter((move) => move(now));
    const turn = this.turning;
    // A roll that ends may begin another turn, which stays.
    if (turn && !turn(now) && this.turning === turn) this.turning = null;
    const moving = this.moves.length > 0 || this.turning !== null;
    this.faces.breathe(this.motion ? 0.08 + 0.05 * Math.sin(now / 600) : 0.08);
    this.faces.rightNumbers(this.ball.quaternion);
    this.stage.picture(this.shadowsStale || moving);
    this.shadowsStale = false;
    this.ondraw();
    if (moving) this.draw(true);
  }

  private breathe(on: boolean): void {
    if (on === (this.breathing !== null)) return;
    if (this.breathing !== null) clearInterval(this.breathing);
    this.breathing = on ? setInterval(() => document.hidden || this.draw(), 80) : null;
  }

  dispose(): void {
    this.breathe(false);
    cancelAnimationFrame(this.frame);
    this.tiles.dispose();
    this.faces.dispose();
    this.stage.dispose();
  }
}
