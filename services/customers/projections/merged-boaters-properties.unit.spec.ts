import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { StoredContact } from '../../../contracts/customers/contact.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { absent, applyEvent, type WorkingDocument } from '../../platform/consuming/working-document.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { type BoaterCommand, decide, evolve, initial } from '../domain/boater.js';
import type { BoaterEvent } from '../domain/boater-events.js';
import type { BoaterState } from '../domain/boater-state.js';
import { asBoater, boaterList } from './boater-list.js';

const NOW = '2027-06-01T08:00:00.000Z';
const here = { marina_id: 'm1' };
const people = ['b0', 'b1', 'b2'] as const;
type Person = (typeof people)[number];
type Registered = Extract<BoaterState, { exists: true }>;

const someone = fc.constantFrom(...people);
const step = fc.oneof(
  fc.record({ does: fc.constant('change' as const), who: someone, phone: fc.nat(99) }),
  fc.record({ does: fc.constant('boat' as const), who: someone, boat: fc.nat(5) }),
  fc.record({ does: fc.constant('write' as const), who: someone }),
  fc.record({ does: fc.constant('merge' as const), who: someone, other: someone }),
  fc.record({ does: fc.constant('undo' as const), who: someone, other: someone }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function contactOf(id: string): StoredContact {
  const unknown = { birthday: null, address: null, address_line_two: null, country_of_residence: null };
  return {
    first_name: id,
    last_name: 'Berg',
    email: `${id}@x.example`,
    phone: null,
    language: 'en',
    postal_code: null,
    ...unknown,
  };
}

/** A small log of a marina with the read model that follows it, event by event. */
class Register {
  readonly states = new Map<string, BoaterState>();
  readonly documents = new Map<string, WorkingDocument>();
  private readonly revisions = new Map<string, number>();
  private position = 0;

  constructor() {
    for (const id of people) {
      const registered = { boater_id: id, relation_type: 'VISITOR', registered_by: 'MARINA' } as const;
      this.decided(id, { type: 'RegisterBoater', ...registered, contact: contactOf(id) });
    }
  }

  state(id: Person): Registered {
    const state = this.states.get(id);
    if (state?.exists !== true) throw new Error(`${id} is not registered`);
    return state;
  }

  /** Runs the rules; true if they appended something. */
  decided(id: Person, command: BoaterCommand): boolean {
    const events = decide(command, this.states.get(id) ?? initial(), here);
    if (!Array.isArray(events)) return false;
    for (const event of events) {
      this.states.set(id, evolve(this.states.get(id) ?? initial(), event));
      this.happened(`boater-${id}`, event);
    }
    return events.length > 0;
  }

  merge(kept: Person, merged: Person): void {
    if (this.state(merged).survivor_id !== null) return;
    const pair = { boater_id: kept, merged_id: merged, merged: this.state(merged), take: ['phone' as const] };
    if (!this.decided(kept, { type: 'MergeBoater', ...pair, now: NOW })) return;
    this.decided(merged, { type: 'ReplaceBoater', boater_id: merged, survivor_id: kept });
  }

  undo(kept: Person, merged: Person): void {
    if (!this.decided(kept, { type: 'UndoMerge', boater_id: kept, merged_id: merged, now: NOW })) return;
    this.decided(merged, { type: 'ReinstateBoater', boater_id: merged });
  }

  boat(owner: Person, number: number): void {
    const build = { length: 9, beam: 3, draft: 2, hull_type: null, type: null, flag: null, live_aboard: false };
    const data = {
      vessel_id: `v${owner}${number}`,
      boater_id: owner,
      marina_id: 'm1',
      identity: { name: `Boat ${owner}${number}`, imo: null, mmsi: null },
      build: { ...build, home_marina_name: null, home_port: null },
    };
    this.happened(`vessel-v${owner}${number}`, { type: 'VesselRegistered', data });
  }

  write(boater: Person): void {
    this.happened(`conversation-${boater}`, { type: 'MessagePosted', data: { boater_id: boater, from: 'BOATER' } });
  }

  /** The lines of the list of customers, by person. */
  lines() {
    return new Map(
      people.flatMap((id) => {
        const line = asBoater(this.documents.get(id)?.document as Parameters<typeof asBoater>[0]);
        return line === undefined ? [] : [[id, line]];
      }),
    );
  }

  private happened(stream: string, { type, data }: { type: string; data: object } | BoaterEvent): void {
    this.position += 1;
    const revision = (this.revisions.get(stream) ?? -1) + 1;
    this.revisions.set(stream, revision);
    const recorded_at = new Date(Date.parse(NOW) + this.position * 1000).toISOString();
    const event = { stream, type, data, revision, position: this.position, metadata: { recorded_at } };
    const logged = event as unknown as LoggedEvent;
    const ids = boaterList.documentIds(logged);
    for (const id of [...ids, ...people]) if (!this.documents.has(id)) this.documents.set(id, absent());
    applyEvent(boaterList as unknown as Projection, logged, ids, this.documents, false);
  }
}

function play(register: Register, steps: readonly Step[]): void {
  for (const one of steps) {
    if (one.does === 'change' && register.state(one.who).survivor_id === null) {
      register.decided(one.who, { type: 'ChangeBoater', boater_id: one.who, changes: { phone: `06000${one.phone}` } });
    }
    if (one.does === 'boat') register.boat(one.who, one.boat);
    if (one.does === 'write') register.write(one.who);
    if (one.does === 'merge') register.merge(one.who, one.other);
    if (one.does === 'undo') register.undo(one.who, one.other);
  }
}

const steps = fc.array(step, { maxLength: 25 });

describe('the list of customers', () => {
  it('is as before once a merge was undone, whatever else was merged', () => {
    fc.assert(
      fc.property(steps, someone, someone, (history, kept, merged) => {
        const register = new Register();
        play(register, history);
        fc.pre(
          kept !== merged && register.state(kept).survivor_id === null && register.state(merged).survivor_id === null,
        );
        const before = register.lines();
        const marks = register.state(kept).merges.length > 0;
        register.merge(kept, merged);
        expect(register.lines().has(merged)).toBe(false);
        register.undo(kept, merged);
        const after = register.lines();
        expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
        // An earlier merge of the record stays built on.
        const shown = (lines: typeof after) =>
          [...lines.values()].map(({ state, merged: _, ...line }) => ({ ...line, contact: state.contact }));
        expect(shown(after)).toEqual(shown(before));
        if (!marks) expect(after.get(kept)).toEqual(before.get(kept));
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('has every person once, with the boats and the last contact of all their records', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const register = new Register();
        play(register, history);
        const lines = register.lines();
        const shown = [...lines.values()].flatMap(({ record_ids }) => record_ids);
        expect([...shown].sort()).toEqual([...people]);
        const boats = new Set(history.flatMap((one) => (one.does === 'boat' ? [`v${one.who}${one.boat}`] : [])));
        const listed = [...lines.values()].flatMap((line) =>
          line.vessels.map(({ id }) => ({ id, owners: line.record_ids })),
        );
        expect(listed.map(({ id }) => id).sort()).toEqual([...boats].sort());
        for (const { id, owners } of listed) expect(owners).toContain(id.slice(1, 3));
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});
