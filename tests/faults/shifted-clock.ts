/**
 * Loaded before the product (`node --import`). Its clock shows the machine's time plus the milliseconds in the file
 * that `CLOCK_OFFSET_FILE` names, which is read twenty times a second. Timers use the machine's own clock, as they do
 * when an administrator sets the clock.
 */
import { readFileSync } from 'node:fs';

const path = process.env.CLOCK_OFFSET_FILE ?? '';
const machine = Date;
let offset = 0;

function look(): void {
  offset = Number(readFileSync(path, 'utf8'));
}

look();
setInterval(look, 50).unref();

const now = () => machine.now() + offset;
globalThis.Date = new Proxy(machine, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
  apply: (target) => new target(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
