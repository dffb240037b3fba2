import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN_PYTHON = join(ROOT, '.venv', 'bin', 'python');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** The real server on a free port with a database of its own. */
export class Server {
  private process: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'terrarium-'));
  private said = '';

  private constructor(readonly port: number) {}

  static async begin(): Promise<Server> {
    const server = new Server(await freePort());
    await server.start();
    return server;
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const python = process.env['TERRARIUM_PYTHON'] ?? (existsSync(OWN_PYTHON) ? OWN_PYTHON : 'python3');
    const command = ['-c', 'from terrarium.cli.main import main; main()', 'serve', '--port', String(this.port)];
    const options = ['--data', this.data, '--limits', '1000', '--bot-pause', '0.01', '--quiet'];
    this.process = spawn(python, [...command, ...options], {
      cwd: ROOT,
      env: { ...process.env, TERRARIUM_DATABASE: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (text) => (this.said += String(text)));
    this.process.stderr?.on('data', (text) => (this.said += String(text)));
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (this.process.exitCode !== null) break;
      if (
        await fetch(`${this.address}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not start:\n${this.said.slice(-2000)}`);
  }

  async stop(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    await gone;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
