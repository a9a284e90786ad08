export type ShowCopied = (done: number, all: number) => void;

/** An embedded engine, which can copy what it stores while it works. */
export interface CopiedEngine {
  /** Name of the file or directory in the data directory. */
  readonly storedIn: string;
  /** Writes a copy under the same name into another directory. @throws EngineUnavailableError and file errors */
  copyTo(directory: string, show: ShowCopied): Promise<void>;
}
