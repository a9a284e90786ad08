import type * as z from 'zod';
import { mergingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { MergeCandidate } from '../../../contracts/customers/merging-call-schemas.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import { type Likeness, likenesses } from '../../../contracts/customers/vocabulary.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { boaterFilter } from '../lookups/boater-filter.js';
import { hidesContacts } from '../lookups/contact-hiding.js';
import type { BoaterDocument } from '../projections/boater-document.js';
import { asBoater, boaterList } from '../projections/boater-list.js';
import { BoaterRegister } from '../records/boater-register.js';

type Answer = z.output<(typeof mergingApi)['candidates']['answer']>;

/** As many as a front desk looks through. */
const MOST = 12;
/** A likeness that more people share is no sign of one person, such as a frequent name of a boat. */
const MOST_ALIKE = 50;

/** Records that may be of the same person; without a search, likely duplicates only. */
@Handles(mergingApi.candidates)
export class FindMergeCandidates {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { boater_id: asked, search = '' },
    marina_id,
    staff,
  }: ReceivedCall<typeof mergingApi.candidates>): Promise<Answer | Refusal> {
    const hides = hidesContacts(staff);
    const person = await this.boaters.person(marina_id, asked);
    if (person === null) return refuse('not_found', customerErrors.boater_not_found);
    const model = this.projections.model(boaterList);
    const [subject] = (await model.find({ filter: { boater_id: person.id, marina_id } })).flatMap(
      (found) => asBoater(found) ?? [],
    );
    if (subject === undefined) return { items: [], total: 0 };
    const filters =
      search === ''
        ? alikeFilters(subject).map((alike) => ({ marina_id, ...alike }))
        : [boaterFilter({ marina_id, today: this.clock.today('UTC'), hide_contacts: hides, search })];
    const found = await Promise.all(filters.map((filter) => model.find({ filter, limit: MOST_ALIKE })));
    const others = new Map(
      found
        .flat()
        .flatMap((document) => asBoater(document) ?? [])
        .filter(({ boater_id, state }) => boater_id !== subject.boater_id && state.contact !== null)
        .map((other) => [other.boater_id, other]),
    );
    const items = [...others.values()]
      .map((other) => candidateOf(other, likenessesOf(subject, other, hides), hides))
      .filter(({ alike }) => search !== '' || isLikely(alike))
      .sort((a, b) => b.alike.length - a.alike.length || b.last_interaction.localeCompare(a.last_interaction));
    return { items: items.slice(0, MOST), total: items.length };
  }
}

const known = (text: string): boolean => text !== '' && text !== '\uffff';

/** One indexed lookup for each likeness. */
function alikeFilters({ email, phone_digits, full_name, birthday, boat_name }: BoaterDocument) {
  const asked = { email, phone_digits, full_name, birthday, boat_name };
  return Object.entries(asked)
    .filter(([, value]) => known(value))
    .map(([field, value]) => ({ [field]: value }));
}

/** A hidden contact is not compared, or its likeness would reveal it. */
function likenessesOf(one: BoaterDocument, other: BoaterDocument, hides: boolean): Likeness[] {
  const comparable = !hides || (one.contact_shown && other.contact_shown);
  const same = (value: string, theirs: string) => known(value) && value === theirs;
  const boats = new Set(one.vessels.flatMap(({ name }) => (name === null ? [] : [folded(name)])));
  const alike: Record<Likeness, boolean> = {
    email: comparable && same(one.email, other.email),
    phone: comparable && same(one.phone_digits, other.phone_digits),
    name: same(one.full_name, other.full_name),
    birthday: same(one.birthday, other.birthday),
    boat: other.vessels.some(({ name }) => name !== null && boats.has(folded(name))),
  };
  return likenesses.filter((likeness) => alike[likeness]);
}

/** A boat's name or a birthday alone is shared by strangers. */
function isLikely(alike: readonly Likeness[]): boolean {
  return alike.length > 1 || alike.some((one) => one === 'email' || one === 'phone' || one === 'name');
}

function candidateOf(document: BoaterDocument, alike: Likeness[], hides: boolean): MergeCandidate {
  const record = boaterRecordOf(document.boater_id, document.state);
  const { id, relation_type, first_name, last_name, email, phone } = maskContact(
    record,
    hides && !record.contact_shown,
  );
  return {
    id,
    relation_type,
    first_name,
    last_name,
    email,
    phone,
    alike,
    vessels: document.vessels.map((vessel) => ({ id: vessel.id, name: vessel.name, length: vessel.length })),
    last_interaction: document.last_interaction,
  };
}
