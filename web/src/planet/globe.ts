/** The planet as a solid to hold and turn. Draws only when something has changed. */
import {
  AmbientLight, CanvasTexture, Color, ConeGeometry, DirectionalLight, Group, HemisphereLight, InstancedMesh, Material,
  Matrix4, Mesh, MeshBasicMaterial, MeshStandardMaterial, OctahedronGeometry, PCFShadowMap, PerspectiveCamera,
  PlaneGeometry, Quaternion, Raycaster, Scene, ShapeGeometry, Shape, SRGBColorSpace, Vector2, Vector3, WebGLRenderer,
  type BufferGeometry,
} from 'three';
import { faceOf, FACES, sideOf } from './geometry.ts';
import { cornerAt, landOf, normalOf, type Palette } from './relief.ts';
import { HABITATS, habitatsOf, type Habitat } from './sight.ts';

export interface Ghost {
  face: number;
  shows: string;
  turn: number;
  settled: boolean;
}

/** What the globe shows besides the land. */
export interface Show {
  /** Faces that a tile can go to. */
  free: number[];
  /** The areas of the lit region, empty for none. */
  lit: number[];
  ghost: Ghost | null;
  /** The face that the keys are at. */
  cursor: number | null;
  marked: number[];
}

export interface Colours {
  palette: Palette;
  core: Color;
  seat: Color;
  open: Color;
  act: Color;
  ink: Color;
}

type Move = (now: number) => boolean;

const Z = new Vector3(0, 0, 1);
const REACH = 1.52;
const ease = (part: number): number => 1 - (1 - part) ** 3;

/** A movement of so many milliseconds; it stands at its beginning until it is first drawn. */
function timed(length: number, to: (part: number) => unknown): Move {
  const start = performance.now();
  to(0);
  return (now) => {
    const part = Math.min(1, Math.max(0, (now - start) / length));
    to(ease(part));
    return part < 1;
  };
}

interface Laid {
  group: Group;
  lands: Mesh[];
}

/** The turn from the scene's axes to those of a face: x to its first corner, z outwards. */
function frameOf(face: number): Quaternion {
  const up = normalOf(face);
  const east = cornerAt(face, 0).sub(up).normalize();
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(east, new Vector3().crossVectors(up, east), up));
}

function pentagonShape(scale: number, hole = 0): ShapeGeometry {
  const radius = cornerAt(0, 0).sub(normalOf(0)).length();
  const at = (corner: number, part: number): [number, number] => [
    radius * part * Math.cos((corner * 2 * Math.PI) / 5),
    radius * part * Math.sin((corner * 2 * Math.PI) / 5),
  ];
  const trace = (part: number) => {
    const shape = new Shape();
    shape.moveTo(...at(0, part));
    for (let corner = 1; corner < 5; corner++) shape.lineTo(...at(corner, part));
    shape.closePath();
    return shape;
  };
  const shape = trace(scale);
  if (hole) shape.holes.push(trace(hole));
  return new ShapeGeometry(shape);
}

function numberTexture(text: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext('2d')!;
  pen.font = '600 84px "Source Sans 3 Variable", system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#fff';
  pen.fillText(text, 64, 70);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

export class Globe {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(26, 1, 1, 20);
  private readonly sun = new DirectionalLight(0xfff6e8, 1.9);
  /** Turns as the person turns it. */
  private readonly ball = new Group();
  private readonly laid: (Laid | null)[] = Array(FACES).fill(null);
  private ghost: (Ghost & { group: Group }) | null = null;
  private readonly touch: Mesh[] = [];
  private readonly seats: Mesh<BufferGeometry, MeshStandardMaterial>[] = [];
  private readonly breaths: Mesh<BufferGeometry, MeshBasicMaterial>[] = [];
  private readonly numbers: Mesh<BufferGeometry, MeshBasicMaterial>[] = [];
  private readonly rings: Mesh<BufferGeometry, MeshBasicMaterial>[] = [];
  private readonly landMaterial = new MeshStandardMaterial({ vertexColors: true, roughness: 0.95 });
  private readonly dimMaterial = new MeshStandardMaterial({
    vertexColors: true, roughness: 0.92, transparent: true, opacity: 0.4,
  });
  private readonly dimGrowth = new MeshStandardMaterial({ flatShading: true, transparent: true, opacity: 0.4 });
  private readonly growthMaterial = new MeshStandardMaterial({ flatShading: true, roughness: 0.9 });
  private readonly ghostMaterial = new MeshStandardMaterial({
    vertexColors: true, roughness: 0.92, transparent: true, opacity: 0.82,
  });
  private readonly core: Mesh<BufferGeometry, MeshStandardMaterial>[] = [];
  private readonly tree = new ConeGeometry(0.03, 0.085, 5).rotateX(Math.PI / 2).translate(0, 0, 0.034);
  private readonly shard = new OctahedronGeometry(0.032).scale(0.75, 0.75, 1.9);
  private colours!: Colours;
  private areas: (Habitat | null)[] = [];
  private shown: Show = { free: [], lit: [], ghost: null, cursor: null, marked: [] };
  private width = 1;
  private height = 1;
  private frame = 0;
  private shadowsStale = true;
  /** What is under way: tiles that come down or turn, and the ball itself; each says whether it goes on. */
  private moves: Move[] = [];
  private turning: Move | null = null;
  private breathing: ReturnType<typeof setInterval> | null = null;
  motion = true;
  snap = false;
  /** Called after every picture. */
  ondraw: () => void = () => {};

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.camera.position.set(0, 0, 6.8);
    this.sun.position.set(-1.9, 2.9, 4.6);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(1024, 1024);
    this.sun.shadow.radius = 3;
    this.sun.shadow.normalBias = 0.02;
    const shade = this.sun.shadow.camera;
    [shade.left, shade.right, shade.top, shade.bottom, shade.near, shade.far] = [-1.6, 1.6, 1.6, -1.6, 2, 9];
    this.scene.add(this.ball, this.sun, new HemisphereLight(0xffffff, 0xcfc3ab, 1.5), new AmbientLight(0xffffff, 0.55));
    this.build();
    const lean = new Quaternion().setFromAxisAngle(new Vector3(1, 0.55, 0).normalize(), 0.36);
    this.ball.quaternion.copy(this.facing(0, new Quaternion())).premultiply(lean);
  }

  private build(): void {
    const corePentagon = pentagonShape(1);
    const seat = pentagonShape(0.93);
    const glow = pentagonShape(0.86);
    const ring = pentagonShape(0.99, 0.945);
    const label = new PlaneGeometry(0.34, 0.34);
    for (let face = 0; face < FACES; face++) {
      const frame = frameOf(face);
      const put = <M extends Material>(geometry: BufferGeometry, material: M, distance: number) => {
        const mesh = new Mesh(geometry, material);
        mesh.quaternion.copy(frame);
        mesh.position.copy(normalOf(face)).multiplyScalar(distance);
        this.ball.add(mesh);
        return mesh;
      };
      const basic = (opacity: number) => new MeshBasicMaterial({ transparent: true, opacity, depthWrite: false });
      this.core.push(put(corePentagon, new MeshStandardMaterial({ roughness: 1 }), 1));
      this.core[face]!.receiveShadow = true;
      this.seats.push(put(seat, new MeshStandardMaterial({ roughness: 1 }), 1.004));
      this.seats[face]!.receiveShadow = true;
      this.breaths.push(put(glow, basic(0.1), 1.008));
      this.numbers.push(put(label, new MeshBasicMaterial({ transparent: true, map: numberTexture(`${face + 1}`), depthWrite: false }), 1.012));
      this.rings.push(put(ring, basic(1), 1.014));
      this.touch.push(put(corePentagon, new MeshBasicMaterial({ visible: false }), 1.05));
      this.touch[face]!.userData['face'] = face;
    }
  }

  // -- what is shown ---------------------------------------------------------------------------------------------

  paint(colours: Colours): void {
    this.colours = colours;
    for (const mesh of this.core) mesh.material.color.copy(colours.core);
    const areas = this.areas;
    this.areas = [];
    this.planet(areas, false);
    this.show(this.shown);
  }

  /** Lay the tiles; a new one comes down onto its face. Returns the faces that have changed. */
  planet(areas: (Habitat | null)[], arriving: boolean): number[] {
    const before = this.areas;
    const changed: number[] = [];
    this.areas = areas;
    for (let face = 0; face < FACES; face++) {
      const [own, old] = [areas.slice(5 * face, 5 * face + 5), before.slice(5 * face, 5 * face + 5)];
      if (own.join() === old.join()) continue;
      changed.push(face);
      const gone = this.laid[face];
      if (gone) this.discard(gone.group);
      this.laid[face] = own[0] ? this.lay(face, areas, this.landMaterial) : null;
      const group = this.laid[face]?.group;
      if (group && arriving && this.motion) {
        const up = normalOf(face);
        this.move(300, (part) => group.position.copy(up).multiplyScalar(0.45 * (1 - part)));
      }
    }
    this.show(this.shown);
    return changed;
  }

  private lay(face: number, areas: (Habitat | null)[], material: MeshStandardMaterial): Laid {
    const group = new Group();
    const lands: Mesh[] = [];
    for (let side = 0; side < 5; side++) {
      const area = 5 * face + side;
      const { mesh, growths } = landOf(area, areas, this.colours.palette);
      const land = new Mesh(mesh, material);
      land.castShadow = land.receiveShadow = true;
      lands.push(land);
      group.add(land);
      if (!growths.length) continue;
      const kind = areas[area] === 'forest' ? this.tree : this.shard;
      const grown = new InstancedMesh(kind, this.growthMaterial, growths.length);
      const turn = frameOf(face);
      growths.forEach(({ at, size, tint }, n) => {
        const spin = new Quaternion().setFromAxisAngle(Z, n * 2.4);
        grown.setMatrixAt(n, new Matrix4().compose(at, turn.clone().multiply(spin), new Vector3(size, size, size)));
        grown.setColorAt(n, tint);
      });
      grown.castShadow = true;
      land.add(grown);
    }
    this.ball.add(group);
    return { group, lands };
  }

  private discard(group: Group): void {
    group.traverse((part) => {
      if (part instanceof InstancedMesh) part.dispose();
      else if (part instanceof Mesh) part.geometry.dispose();
    });
    group.removeFromParent();
  }

  show(show: Show): void {
    this.shown = show;
    if (!this.colours) return;
    const { colours } = this;
    for (let face = 0; face < FACES; face++) {
      const empty = !this.laid[face];
      const free = show.free.includes(face);
      this.seats[face]!.visible = empty;
      this.numbers[face]!.visible = empty && show.ghost?.face !== face;
      this.seats[face]!.material.color.copy(free ? colours.open : colours.seat);
      this.numbers[face]!.material.color.copy(free ? colours.act : colours.ink);
      this.numbers[face]!.material.opacity = free ? 0.95 : 0.4;
      this.breaths[face]!.visible = empty && free && show.ghost?.face !== face;
      this.breaths[face]!.material.color.copy(colours.act);
      const ring = this.rings[face]!;
      const settled = show.ghost?.face === face;
      ring.visible = settled || show.cursor === face || show.marked.includes(face) || (empty && free);
      ring.material.color.copy(show.marked.includes(face) || (show.cursor === face && !settled) ? colours.ink : colours.act);
      ring.material.opacity = settled || show.cursor === face || show.marked.includes(face) ? 1 : 0.35;
      ring.position.copy(normalOf(face)).multiplyScalar(empty && !settled ? 1.014 : 1.064);
    }
    const lit = new Set(show.lit);
    for (const [face, laid] of this.laid.entries()) {
      laid?.lands.forEach((land, side) => {
        const dim = lit.size > 0 && !lit.has(5 * face + side);
        land.material = dim ? this.dimMaterial : this.landMaterial;
        for (const grown of land.children) (grown as Mesh).material = dim ? this.dimGrowth : this.growthMaterial;
      });
    }
    this.haunt(show.ghost);
    this.breathe(show.free.length > 0 && this.motion);
    this.draw(true);
  }

  private haunt(ghost: Ghost | null): void {
    const old = this.ghost;
    if (old && ghost && old.face === ghost.face && old.shows === ghost.shows && old.settled === ghost.settled) return;
    if (old) this.discard(old.group);
    this.ghost = null;
    if (!ghost) return;
    const areas = [...this.areas];
    areas.splice(5 * ghost.face, 5, ...habitatsOf(ghost.shows));
    const { group } = this.lay(ghost.face, areas, this.ghostMaterial);
    this.ghost = { ...ghost, group };
    const up = normalOf(ghost.face);
    group.position.copy(up).multiplyScalar(ghost.settled ? 0.01 : 0.09);
    if (old?.face === ghost.face && old.turn !== ghost.turn && this.motion) {
      const back = (((ghost.turn - old.turn + 7) % 5) - 2) * ((2 * Math.PI) / 5);
      this.move(170, (part) => group.quaternion.setFromAxisAngle(up, back * (1 - part)));
    }
  }

  // -- turning ---------------------------------------------------------------------------------------------------

  /** How the ball must be turned so that a face looks at us, with as little turning as possible. */
  private facing(face: number, from: Quaternion): Quaternion {
    const now = normalOf(face).applyQuaternion(from);
    return new Quaternion().setFromUnitVectors(now, Z).multiply(from);
  }

  /** The face that looks at us most. */
  front(): number {
    let [best, most] = [0, -2];
    for (let face = 0; face < FACES; face++) {
      const { z } = normalOf(face).applyQuaternion(this.ball.quaternion);
      if (z > most) [best, most] = [face, z];
    }
    return best;
  }

  /** Whether a face can be seen well. */
  sees(face: number): boolean {
    return normalOf(face).applyQuaternion(this.ball.quaternion).z > 0.75;
  }

  centre(face: number): void {
    this.turnTo(this.facing(face, this.ball.quaternion.clone()));
  }

  around(): void {
    const half = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI);
    this.turnTo(half.multiply(this.ball.quaternion));
  }

  /** Go to the neighbour of the front face that lies in a direction on the screen. */
  step(dx: number, dy: number): number {
    const from = this.front();
    const here = normalOf(from).applyQuaternion(this.ball.quaternion);
    let [best, most] = [from, -2];
    for (let face = 0; face < FACES; face++) {
      const there = normalOf(face);
      if (face === from || there.dot(normalOf(from)) < 0.4) continue;
      const way = there.applyQuaternion(this.ball.quaternion).sub(here).setZ(0).normalize();
      const along = way.x * dx + way.y * dy;
      if (along > most) [best, most] = [face, along];
    }
    this.centre(best);
    return best;
  }

  private turnTo(target: Quaternion): void {
    this.turning = null;
    const start = this.ball.quaternion.clone();
    if (this.motion) this.turning = timed(320, (part) => this.ball.quaternion.slerpQuaternions(start, target, part));
    else this.ball.quaternion.copy(target);
    this.draw(true);
  }

  /** The pointer has dragged the ball by so many pixels. */
  drag(dx: number, dy: number): void {
    this.turning = null;
    this.spin(dx, dy);
    this.draw(true);
  }

  private spin(dx: number, dy: number): void {
    const angle = Math.hypot(dx, dy) * (3.1 / Math.min(this.width, this.height));
    if (angle === 0) return;
    const axis = new Vector3(dy, dx, 0).normalize();
    this.ball.quaternion.premultiply(new Quaternion().setFromAxisAngle(axis, angle)).normalize();
  }

  /** Let go of it while it moves at so many pixels per millisecond: it rolls on, and settles if it shall. */
  release(vx: number, vy: number): void {
    const settle = () => {
      if (this.snap) this.centre(this.front());
    };
    if (!this.motion || Math.hypot(vx, vy) < 0.05) return settle();
    let last = performance.now();
    let [x, y] = [vx, vy];
    const roll: Move = (now) => {
      const time = Math.max(0, Math.min(50, now - last));
      last = now;
      this.spin(x * time, y * time);
      const slower = Math.exp(-time / 260);
      [x, y] = [x * slower, y * slower];
      if (Math.hypot(x, y) > 0.015) return true;
      settle();
      return false;
    };
    this.turning = roll;
    this.draw(true);
  }

  /** What lies under a point of the picture. */
  pick(x: number, y: number): { face: number; area: number } | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * x) / this.width - 1, 1 - (2 * y) / this.height), this.camera);
    this.ball.updateMatrixWorld();
    const hit = ray.intersectObjects(this.touch)[0];
    if (!hit) return null;
    const face: number = hit.object.userData['face'];
    const point = this.ball.worldToLocal(hit.point.clone()).sub(normalOf(face));
    let [side, most] = [0, -9];
    for (let s = 0; s < 5; s++) {
      const look = cornerAt(face, s).add(cornerAt(face, s + 1)).multiplyScalar(0.5).sub(normalOf(face)).normalize();
      if (point.dot(look) > most) [side, most] = [s, point.dot(look)];
    }
    return { face, area: 5 * face + side };
  }

  /** Where the middle of an area is in the picture; null if it looks away from us. */
  whereIs(area: number): { x: number; y: number } | null {
    const [face, side] = [faceOf(area), sideOf(area)];
    const middle = normalOf(face).add(cornerAt(face, side)).add(cornerAt(face, side + 1)).divideScalar(3);
    if (normalOf(face).applyQuaternion(this.ball.quaternion).z < 0.18) return null;
    middle.multiplyScalar(1.06).applyQuaternion(this.ball.quaternion).project(this.camera);
    return { x: ((middle.x + 1) / 2) * this.width, y: ((1 - middle.y) / 2) * this.height };
  }

  // -- drawing ---------------------------------------------------------------------------------------------------

  resize(width: number, height: number): void {
    if (width < 2 || height < 2) return;
    [this.width, this.height] = [width, height];
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    const half = Math.asin(REACH / 6.8) * Math.max(1, height / width);
    this.camera.fov = (2 * half * 180) / Math.PI;
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  /** The side of the small picture of the far side, in pixels. */
  get farSize(): number {
    return Math.round(Math.max(64, 0.24 * Math.min(this.width, this.height)));
  }

  draw(moved = false): void {
    this.shadowsStale ||= moved;
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.picture(now));
  }

  private move(length: number, to: (part: number) => unknown): void {
    this.moves.push(timed(length, to));
    this.draw(true);
  }

  private picture(now: number): void {
    this.frame = 0;
    this.moves = this.moves.filter((move) => move(now));
    const turn = this.turning;
    // A roll that ends may begin another turn, which stays.
    if (turn && !turn(now) && this.turning === turn) this.turning = null;
    const moving = this.moves.length > 0 || this.turning !== null;
    const glow = this.motion ? 0.08 + 0.05 * Math.sin(now / 600) : 0.08;
    for (const breath of this.breaths) breath.material.opacity = glow;
    this.rightNumbers();
    const { renderer, ball } = this;
    renderer.setScissorTest(true);
    renderer.setViewport(0, 0, this.width, this.height);
    renderer.setScissor(0, 0, this.width, this.height);
    renderer.shadowMap.needsUpdate = this.shadowsStale || moving;
    renderer.render(this.scene, this.camera);
    this.pictureOfTheFarSide();
    ball.updateMatrixWorld();
    this.shadowsStale = false;
    this.ondraw();
    if (moving) this.draw(true);
  }

  /** Numbers stand upright whichever way the ball is turned. */
  private rightNumbers(): void {
    const back = this.ball.quaternion.clone().invert();
    for (const [face, number] of this.numbers.entries()) {
      const up = normalOf(face);
      const high = new Vector3(0, 1, 0).applyQuaternion(back).projectOnPlane(up);
      if (high.lengthSq() < 0.01) continue;
      high.normalize();
      number.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(new Vector3().crossVectors(high, up), high, up));
    }
  }

  private pictureOfTheFarSide(): void {
    const { renderer, ball, camera } = this;
    const size = this.farSize;
    const turned = ball.quaternion.clone();
    const { aspect, fov } = camera;
    ball.quaternion.premultiply(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI));
    camera.aspect = 1;
    camera.fov = (2 * Math.asin(REACH / 6.8) * 180) / Math.PI;
    camera.updateProjectionMatrix();
    renderer.setViewport(this.width - size, 0, size, size);
    renderer.setScissor(this.width - size, 0, size, size);
    this.sun.castShadow = false;
    renderer.render(this.scene, camera);
    this.sun.castShadow = true;
    ball.quaternion.copy(turned);
    [camera.aspect, camera.fov] = [aspect, fov];
    camera.updateProjectionMatrix();
  }

  private breathe(on: boolean): void {
    if (on === (this.breathing !== null)) return;
    if (this.breathing !== null) clearInterval(this.breathing);
    this.breathing = on ? setInterval(() => document.hidden || this.draw(), 80) : null;
  }

  dispose(): void {
    this.breathe(false);
    cancelAnimationFrame(this.frame);
    for (const laid of this.laid) if (laid) this.discard(laid.group);
    if (this.ghost) this.discard(this.ghost.group);
    for (const mesh of [...this.core, ...this.seats, ...this.breaths, ...this.numbers, ...this.rings]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    for (const number of this.numbers) number.material.map?.dispose();
    for (const one of [this.landMaterial, this.dimMaterial, this.dimGrowth, this.growthMaterial, this.ghostMaterial]) one.dispose();
    this.tree.dispose();
    this.shard.dispose();
    this.renderer.dispose();
  }
}

/** The colours of the page, as the style sheet has them now. */
export function pageColours(element: Element): Colours {
  const style = getComputedStyle(element);
  const read = (name: string) => new Color(style.getPropertyValue(`--${name}`).trim());
  return {
    palette: Object.fromEntries(HABITATS.map((habitat) => [habitat, read(habitat)])) as Palette,
    core: read('strong-line').lerp(read('paper'), 0.25),
    seat: read('sunk'),
    open: read('card'),
    act: read('act'),
    ink: read('ink'),
  };
}
