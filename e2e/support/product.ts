import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { preparedFolder, type PreparedData } from './prepared-data.ts';

const entry = fileURLToPath(new URL('../../examples/blog/dist/server/main.js', import.meta.url));

/** Options of a product. */
export interface ProductOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The initial content of its data folder; empty by default. */
  readonly data?: PreparedData;
  /** Folders with built plugins, which are copied into its data folder, by name. */
  readonly plugins?: Readonly<Record<string, string>>;
  /** The path of the panel. @default '/admin' */
  readonly basePath?: string;
  /** The file of its server. @default the blog */
  readonly program?: string;
}

/** The built product in a separate process with a separate data folder. */
export class Product {
  readonly #folder = mkdtempSync(join(tmpdir(), 'atrium-e2e-'));
  readonly #dataDir = join(this.#folder, 'data');
  readonly #environment: Readonly<Record<string, string>>;
  readonly #program: string;
  /** The path of the panel, such as `/admin`. */
  readonly basePath: string;
  #child: ChildProcess | undefined;
  #output = '';
  #port = 0;

  constructor({
    environment = {},
    data,
    plugins = {},
    basePath = '/admin',
    program = entry,
  }: ProductOptions = {}) {
    this.#environment = environment;
    this.#program = program;
    this.basePath = basePath;
    if (data !== undefined) cpSync(preparedFolder(data), this.#dataDir, { recursive: true });
    for (const [name, built] of Object.entries(plugins)) {
      cpSync(built, join(this.#dataDir, 'plugins', name), { recursive: true });
    }
  }

  /** Runs a product during a callback, and removes its data afterwards. */
  static async during(options: ProductOptions, give: (product: Product) => Promise<void>): Promise<void> {
    const product = new Product(options);
    try {
      await product.start();
      await give(product);
    } finally {
      await product.remove();
    }
  }

  /** The URL of the panel. */
  get panel(): string {
    return `http://127.0.0.1:${this.#port}${this.basePath}`;
  }

  /** The origin of the API. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The folder with the data of the product. */
  get dataDir(): string {
    return this.#dataDir;
  }

  /** The file that stores mail without a mail server. */
  get outbox(): string {
    return join(this.#dataDir, 'outbox.jsonl');
  }

  /** Starts the server and waits until it is ready. Port and data persist between starts. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const child = spawn(process.execPath, [this.#program], {
      env: {
        ...process.env,
        ...this.#environment,
        NODE_ENV: 'production',
        BASE_PATH: this.basePath,
        DATA_DIR: this.#dataDir,
        PORT: String(this.#port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const answered = await fetch(`${this.origin}/_health`).catch(() => undefined);
      if (answered?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server did not start:\n${this.#output}`);
  }

  /** Copies the data of a stopped product. */
  copyData(to: string): void {
    cpSync(this.#dataDir, to, { recursive: true });
  }

  /** Kills the server; no signal handler runs. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server as Ctrl+C does. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** Stops the server and removes its data. */
  async remove(): Promise<void> {
    await this.#end('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}
