import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { HEAP } from '../fixtures/built-program.js';

/** A child's message: the answer to a question, or an error that ends it. */
type Message = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly error: string };

/** A program of the bench in a process of its own, with processor time and memory of its own. */
export class ChildProgram {
  private readonly waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private asked = 0;

  /** @param program file name in `processes`, without its extension */
  constructor(program: string, nodeOptions: readonly string[] = []) {
    const path = join(import.meta.dirname, 'processes', `${program}.js`);
    const own = program === 'server' ? [HEAP] : [];
    this.child = fork(path, { execArgv: ['--enable-source-maps', '--expose-gc', ...own, ...nodeOptions] });
    this.child.on('message', (message: Message) => {
      const { id } = message;
      if ('error' in message) this.waiting.get(id)?.reject(new Error(message.error));
      else this.waiting.get(id)?.resolve(message.answer);
      this.waiting.delete(id);
    });
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code) => {
        for (const { reject } of this.waiting.values()) reject(new Error(`${program} ended with ${String(code)}`));
        resolve();
      });
    });
  }

  ask<A>(question: string, given: object = {}): Promise<A> {
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.child.send({ id, question, given });
    });
  }

  async stop(): Promise<void> {
    await this.ask('stop').catch(() => undefined);
    this.child.disconnect();
    await this.ended;
  }
}

/** The child's side: answers the parent's questions by name, one after the other. */
export function answerQuestions(answers: Readonly<Record<string, (given: never) => unknown>>): void {
  let last = Promise.resolve();
  process.on('message', ({ id, question, given }: { id: number; question: string; given: never }) => {
    last = last.then(async () => {
      try {
        process.send?.({ id, answer: await answers[question]?.(given) });
      } catch (error) {
        process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      }
    });
  });
}
