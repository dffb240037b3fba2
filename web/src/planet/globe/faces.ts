/** The bare ball: twelve faces, each with its number, and with a ring or a glow where there is something to say. */
import {
  CanvasTexture,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  SRGBColorSpace,
  Vector3,
  type BufferGeometry,
  type Group,
  type Material,
  type Quaternion,
} from 'three';
import { FACES } from '../geometry.ts';
import type { Colours } from './colours.ts';
import { marksOf, type Show } from './show.ts';
import { cornerAt, frameOf, normalOf } from './solid.ts';

function pentagon(scale: number, hole = 0): ShapeGeometry {
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

function inFigures(text: string): CanvasTexture {
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

interface Face {
  core: Mesh<BufferGeometry, MeshStandardMaterial>;
  seat: Mesh<BufferGeometry, MeshStandardMaterial>;
  breath: Mesh<BufferGeometry, MeshBasicMaterial>;
  number: Mesh<BufferGeometry, MeshBasicMaterial>;
  ring: Mesh<BufferGeometry, MeshBasicMaterial>;
}

export class Faces {
  private readonly faces: Face[];

  constructor(ball: Group) {
    const [whole, seat, glow, ring] = [pentagon(1), pentagon(0.93), pentagon(0.86), pentagon(0.99, 0.945)];
    const label = new PlaneGeometry(0.34, 0.34);
    this.faces = Array.from({ length: FACES }, (_, face) => {
      const frame = frameOf(face);
      const put = <M extends Material>(geometry: BufferGeometry, material: M, distance: number) => {
        const mesh = new Mesh(geometry, material);
        mesh.quaternion.copy(frame);
        mesh.position.copy(normalOf(face)).multiplyScalar(distance);
        ball.add(mesh);
        return mesh;
      };
      const plain = (opacity: number) => new MeshBasicMaterial({ transparent: true, opacity, depthWrite: false });
      const made: Face = {
        core: put(whole, new MeshStandardMaterial({ roughness: 1 }), 1),
        seat: put(seat, new MeshStandardMaterial({ roughness: 1 }), 1.004),
        breath: put(glow, plain(0.1), 1.008),
        number: put(
          label,
          new MeshBasicMaterial({ transparent: true, map: inFigures(`${face + 1}`), depthWrite: false }),
          1.012,
        ),
        ring: put(ring, plain(1), 1.014),
      };
      made.core.receiveShadow = made.seat.receiveShadow = true;
      return made;
    });
  }

  show(show: Show, colours: Colours, covers: (face: number) => boolean): void {
    for (const [face, { core, seat, breath, number, ring }] of this.faces.entries()) {
      const covered = covers(face);
      const marks = marksOf(show, face, covered);
      core.material.color.copy(colours.core);
      seat.visible = !covered;
      seat.material.color.copy(marks.free ? colours.open : colours.seat);
      number.visible = marks.bare;
      number.material.color.copy(marks.free ? colours.act : colours.ink);
      number.material.opacity = marks.free ? 0.95 : 0.4;
      breath.visible = marks.bare && marks.free;
      breath.material.color.copy(colours.act);
      ring.visible = marks.ring !== 'none';
      ring.material.color.copy(marks.ring === 'ink' ? colours.ink : colours.act);
      ring.material.opacity = marks.ring === 'faint' ? 0.35 : 1;
      ring.position.copy(normalOf(face)).multiplyScalar(marks.bare ? 1.014 : 1.064);
    }
  }

  /** Free faces breathe. */
  breathe(glow: number): void {
    for (const { breath } of this.faces) breath.material.opacity = glow;
  }

  /** Numbers stand upright whichever way the ball is turned. */
  rightNumbers(turn: Quaternion): void {
    const back = turn.clone().invert();
    for (const [face, { number }] of this.faces.entries()) {
      const up = normalOf(face);
      const high = new Vector3(0, 1, 0).applyQuaternion(back).projectOnPlane(up);
      if (high.lengthSq() < 0.01) continue;
      high.normalize();
      number.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(new Vector3().crossVectors(high, up), high, up));
    }
  }

  dispose(): void {
    for (const face of this.faces) {
      face.number.material.map?.dispose();
      for (const mesh of Object.values(face) as Mesh<BufferGeometry, Material>[]) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
    }
  }
}
