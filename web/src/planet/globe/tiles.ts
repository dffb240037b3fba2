/** The tiles on the ball: land with what grows on it, and the ghost of a tile that is only shown. */
import {
  ConeGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  OctahedronGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { FACES } from '../geometry.ts';
import { habitatsOf, type Habitat } from '../view.ts';
import { landOf, type Palette } from './relief.ts';
import { standsBack, type Ghost, type Show } from './show.ts';
import { frameOf, normalOf } from './solid.ts';

interface Laid {
  group: Group;
  lands: Mesh[];
}

const OUTWARDS = new Vector3(0, 0, 1);
const FIFTH = (2 * Math.PI) / 5;

/** By how many fifths a tile has been turned, the short way round: -2 to 2. */
export const turnedBy = (before: number, now: number): number => ((now - before + 7) % 5) - 2;

/** Moves something from its beginning to its end, in milliseconds. */
type Mover = (length: number, to: (part: number) => unknown) => void;

export class Tiles {
  private areas: (Habitat | null)[] = [];
  private readonly laid: (Laid | null)[] = Array(FACES).fill(null);
  private ghost: (Ghost & { group: Group }) | null = null;
  private palette!: Palette;
  private readonly land = new MeshStandardMaterial({ vertexColors: true, roughness: 0.95 });
  private readonly growth = new MeshStandardMaterial({ flatShading: true, roughness: 0.9 });
  private readonly dimLand = new MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.92,
    transparent: true,
    opacity: 0.4,
  });
  private readonly dimGrowth = new MeshStandardMaterial({ flatShading: true, transparent: true, opacity: 0.4 });
  private readonly pale = new MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.92,
    transparent: true,
    opacity: 0.82,
  });
  private readonly tree = new ConeGeometry(0.03, 0.085, 5).rotateX(Math.PI / 2).translate(0, 0, 0.034);
  private readonly shard = new OctahedronGeometry(0.032).scale(0.75, 0.75, 1.9);

  constructor(
    private readonly ball: Group,
    private readonly move: Mover,
  ) {}

  covers(face: number): boolean {
    return this.laid[face] !== null;
  }

  /** Change the colours: build all tiles again. */
  paint(palette: Palette): void {
    this.palette = palette;
    const { areas, ghost } = this;
    this.areas = [];
    this.haunt(null, false);
    this.lay(areas, false);
    if (ghost) this.haunt(ghost, false);
  }

  /** Lay the tiles; a new one comes down onto its face. Returns the faces that have changed. */
  lay(areas: (Habitat | null)[], arriving: boolean): number[] {
    const before = this.areas;
    const changed: number[] = [];
    this.areas = areas;
    for (let face = 0; face < FACES; face++) {
      const [own, old] = [areas.slice(5 * face, 5 * face + 5), before.slice(5 * face, 5 * face + 5)];
      if (own.join() === old.join()) continue;
      changed.push(face);
      const gone = this.laid[face];
      if (gone) discard(gone.group);
      const laid = own[0] ? this.tile(face, areas, this.land) : null;
      this.laid[face] = laid;
      if (!laid || !arriving) continue;
      const up = normalOf(face);
      this.move(300, (part) => laid.group.position.copy(up).multiplyScalar(0.45 * (1 - part)));
    }
    return changed;
  }

  /** All but the lit region stands back. */
  light(show: Show): void {
    for (const [face, laid] of this.laid.entries()) {
      laid?.lands.forEach((land, side) => {
        const back = standsBack(show, 5 * face + side);
        land.material = back ? this.dimLand : this.land;
        for (const grown of land.children) (grown as Mesh).material = back ? this.dimGrowth : this.growth;
      });
    }
  }

  /** Show a tile where it might go. */
  haunt(ghost: Ghost | null, moving: boolean): void {
    const old = this.ghost;
    if (old && ghost && old.face === ghost.face && old.shows === ghost.shows && old.settled === ghost.settled) return;
    if (old) discard(old.group);
    this.ghost = null;
    if (!ghost) return;
    const areas = [...this.areas];
    areas.splice(5 * ghost.face, 5, ...habitatsOf(ghost.shows));
    const { group } = this.tile(ghost.face, areas, this.pale);
    this.ghost = { ...ghost, group };
    const up = normalOf(ghost.face);
    group.position.copy(up).multiplyScalar(ghost.settled ? 0.01 : 0.09);
    if (old?.face === ghost.face && old.turn !== ghost.turn && moving) {
      const back = turnedBy(old.turn, ghost.turn) * FIFTH;
      this.move(170, (part) => group.quaternion.setFromAxisAngle(up, back * (1 - part)));
    }
  }

  private tile(face: number, areas: (Habitat | null)[], material: MeshStandardMaterial): Laid {
    const group = new Group();
    const lands: Mesh[] = [];
    for (let side = 0; side < 5; side++) {
      const area = 5 * face + side;
      const { mesh, growths } = landOf(area, areas, this.palette);
      const land = new Mesh(mesh, material);
      land.castShadow = land.receiveShadow = true;
      lands.push(land);
      group.add(land);
      if (!growths.length) continue;
      const kind = areas[area] === 'forest' ? this.tree : this.shard;
      const grown = new InstancedMesh(kind, this.growth, growths.length);
      const turn = frameOf(face);
      growths.forEach(({ at, size, tint }, n) => {
        const spin = new Quaternion().setFromAxisAngle(OUTWARDS, n * 2.4);
        grown.setMatrixAt(n, new Matrix4().compose(at, turn.clone().multiply(spin), new Vector3(size, size, size)));
        grown.setColorAt(n, tint);
      });
      grown.castShadow = true;
      land.add(grown);
    }
    this.ball.add(group);
    return { group, lands };
  }

  dispose(): void {
    for (const laid of this.laid) if (laid) discard(laid.group);
    if (this.ghost) discard(this.ghost.group);
    for (const material of [this.land, this.growth, this.dimLand, this.dimGrowth, this.pale]) material.dispose();
    this.tree.dispose();
    this.shard.dispose();
  }
}

function discard(group: Group): void {
  group.traverse((part) => {
    if (part instanceof InstancedMesh) part.dispose();
    else if (part instanceof Mesh) part.geometry.dispose();
  });
  group.removeFromParent();
}
