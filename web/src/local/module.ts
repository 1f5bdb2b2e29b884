// The program as a WebAssembly module (bindings/wasm). A call passes a JSON text and returns one; nets are passed as
// bytes. The module needs no generated JavaScript: of its environment it uses only the time and random bytes.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  malloc(size: number): number;
  free(address: number): void;
  drover_call(text: number, size: number): number;
  drover_add_net(file: number, size: number): number;
}

export class Module {
  private constructor(private readonly program: Exports) {}

  static async start(compiled: WebAssembly.Module): Promise<Module> {
    let program: Exports | null = null;
    const memory = () => program!.memory.buffer;
    const imports: WebAssembly.Imports = {};
    // The C library's other imports get stubs: there are no environment variables and no files.
    for (const { module, name } of WebAssembly.Module.imports(compiled)) (imports[module] ??= {})[name] = () => 0;
    Object.assign((imports['wasi_snapshot_preview1'] ??= {}), {
      clock_time_get(clock: number, _precision: bigint, address: number): number {
        // Clock 0 is the time of day; all others are monotonic.
        const now = clock === 0 ? Date.now() : performance.now();
        new DataView(memory()).setBigUint64(address, BigInt(Math.round(now * 1e6)), true);
        return 0;
      },
      environ_sizes_get(count: number, size: number): number {
        const view = new DataView(memory());
        view.setUint32(count, 0, true);
        view.setUint32(size, 0, true);
        return 0;
      },
      proc_exit(code: number): void {
        throw new Error(`The program has ended with ${code}.`);
      },
    });
    Object.assign((imports['drover'] ??= {}), {
      drover_random(address: number, size: number): void {
        crypto.getRandomValues(new Uint8Array(memory(), address, size));
      },
    });
    const instance = await WebAssembly.instantiate(compiled, imports);
    program = instance.exports as unknown as Exports;
    program._initialize?.();
    return new Module(program);
  }

  call<T>(what: string, more: Record<string, unknown> = {}): T {
    return this.invoke(this.program.drover_call, new TextEncoder().encode(JSON.stringify({ call: what, ...more })));
  }
  /** Passes the contents of a net's file to the program, which uses it for all later tasks. */
  addNet(file: ArrayBuffer): void {
    this.invoke(this.program.drover_add_net, new Uint8Array(file));
  }
  private invoke<T>(to: Exports['drover_call'], bytes: Uint8Array): T {
    const { memory, malloc, free } = this.program;
    const address = malloc(bytes.length);
    if (address === 0) throw new Error('There is no memory left.');
    new Uint8Array(memory.buffer).set(bytes, address);
    const answer = to(address, bytes.length);
    free(address);
    const size = new DataView(memory.buffer).getUint32(answer, true);
    const result = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, size))) as T & { error?: string };
    if (typeof result.error === 'string') throw new Error(result.error);
    return result;
  }
  /** The size of the module's memory in bytes. */
  get bytes(): number {
    return this.program.memory.buffer.byteLength;
  }
}

/** Fetches and compiles the program; compiles it while it arrives if the web space sends the right content type. */
export async function fetchModule(url: string | URL): Promise<WebAssembly.Module> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The program cannot be read: ${answer.status}.`);
  if (answer.headers.get('Content-Type')?.startsWith('application/wasm')) return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}
