/** The stage on which the ball stands: camera, light, the picture and the small one of the far side. */
import {
  AmbientLight,
  DirectionalLight,
  HemisphereLight,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  WebGLRenderer,
  type Group,
  type Ray,
  type Vector3,
} from 'three';
import { behind } from './turning.ts';

/** From the middle of the ball to the farthest that must be in the picture, and to the camera. */
const REACH = 1.52;
const AWAY = 6.8;

const degrees = (angle: number): number => (angle * 180) / Math.PI;

export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(26, 1, 1, 20);
  private readonly sun = new DirectionalLight(0xfff6e8, 1.9);
  width = 1;
  height = 1;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly ball: Group,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.camera.position.set(0, 0, AWAY);
    this.sun.position.set(-1.9, 2.9, 4.6);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(1024, 1024);
    this.sun.shadow.radius = 3;
    this.sun.shadow.normalBias = 0.02;
    const shade = this.sun.shadow.camera;
    [shade.left, shade.right, shade.top, shade.bottom, shade.near, shade.far] = [-1.6, 1.6, 1.6, -1.6, 2, 9];
    this.scene.add(ball, this.sun, new HemisphereLight(0xffffff, 0xcfc3ab, 1.5), new AmbientLight(0xffffff, 0.55));
  }

  /** The side of the small picture of the far side, in pixels. */
  get farSize(): number {
    return Math.round(Math.max(64, 0.24 * Math.min(this.width, this.height)));
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.see(width / height, Math.max(1, height / width));
  }

  private see(aspect: number, wider = 1): void {
    this.camera.aspect = aspect;
    this.camera.fov = degrees(2 * Math.asin(REACH / AWAY) * wider);
    this.camera.updateProjectionMatrix();
  }

  /** Draw; shadows are computed again only if something has moved. */
  picture(moved: boolean): void {
    const { renderer, scene, camera } = this;
    renderer.setScissorTest(true);
    renderer.setViewport(0, 0, this.width, this.height);
    renderer.setScissor(0, 0, this.width, this.height);
    renderer.shadowMap.needsUpdate = moved;
    renderer.render(scene, camera);
    this.pictureOfTheFarSide();
    this.ball.updateMatrixWorld();
  }

  private pictureOfTheFarSide(): void {
    const { renderer, ball, farSize: size } = this;
    const turned = ball.quaternion.clone();
    ball.quaternion.copy(behind(turned));
    this.see(1);
    renderer.setViewport(this.width - size, 0, size, size);
    renderer.setScissor(this.width - size, 0, size, size);
    this.sun.castShadow = false;
    renderer.render(this.scene, this.camera);
    this.sun.castShadow = true;
    ball.quaternion.copy(turned);
    this.see(this.width / this.height, Math.max(1, this.height / this.width));
  }

  /** The line of sight through a point of the picture, as the turned ball has it. */
  sightThrough(x: number, y: number): Ray {
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2((2 * x) / this.width - 1, 1 - (2 * y) / this.height), this.camera);
    this.ball.updateMatrixWorld();
    return caster.ray.applyMatrix4(this.ball.matrixWorld.clone().invert());
  }

  /** Where a point of the scene is in the picture. */
  whereIs(point: Vector3): { x: number; y: number } {
    const { x, y } = point.clone().project(this.camera);
    return { x: ((x + 1) / 2) * this.width, y: ((1 - y) / 2) * this.height };
  }

  dispose(): void {
    this.renderer.dispose();
  }
}
