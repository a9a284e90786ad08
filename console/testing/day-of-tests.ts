/**
 * Every test starts at this instant, and time advances from there, so that dates in examples stay in the future or in
 * the past.
 */
const BEGIN = Date.parse('2026-11-22T09:00:00.000Z');

const Real = Date;
const ahead = BEGIN - Real.now();
const now = () => Real.now() + ahead;

globalThis.Date = new Proxy(Real, {
  construct: (target, given: unknown[], asked) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], asked) as Date,
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
});
