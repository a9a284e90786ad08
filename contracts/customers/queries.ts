import type { Marina } from '../marinas/marina.js';
import { Query } from '../vocabulary/bus.js';
import type { Language } from '../vocabulary/languages.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { BoaterDetail, BoaterRecord } from './boater.js';
import type { ChangeCustomerVessel } from './commands.js';
import type { VesselRecord } from './vessel.js';
import type { DocumentType } from './vocabulary.js';
import type { CustomerType } from './vocabulary.js';

/**
 * Queries that other areas send to the register of customers. Answers are unmasked: the caller masks them where the
 * marina hides contact details (`rules/contact-masking.ts`).
 */

export interface FindBoaterInput {
  readonly marina_id: string;
  /** Searched in this order; one of them is enough. */
  readonly boater_id?: string;
  readonly card_number?: string;
  readonly email?: string;
}
/**
 * One boater of a marina with vessels and memberships; for a merged record, the record that stands for it. A card number finds the holder in this marina's own register
 * only: the data of other marinas stays private to them.
 */
export class FindBoater extends Query<BoaterDetail | null> {
  constructor(readonly input: FindBoaterInput) {
    super();
  }
}

/**
 * The boaters with these ids in the marina's register, in the order of the ids; for names in lists and mails. A merged
 * record has its own id and the data of the record that stands for it.
 */
export class FindBoaters extends Query<readonly BoaterRecord[]> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}

/** A boater whom a marina can mail, with what every mail to them needs. */
export interface Addressee {
  readonly marina: Marina;
  /** The mail address. */
  readonly to: string;
  /** The boater's; English if unknown. */
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  /** The lines at the foot of the marina's mails, in this language. */
  readonly foot: readonly string[];
}

/** The boater as the reader of a mail; null if the boater has no mail address, was erased, or either is unknown. */
export class FindAddressee extends Query<Addressee | null> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_id: string }) {
    super();
  }
}

/**
 * For each of these people, in order: whether the marina's register has them, by the mail address, or without one by name
 * and boat.
 */
export class FindOnRecord extends Query<readonly boolean[]> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      readonly people: readonly {
        /** Empty: none. */
        readonly email: string;
        readonly first_name: string;
        readonly last_name: string;
        readonly boat_name: string;
      }[];
    },
  ) {
    super();
  }
}

/**
 * The ids of all records of each person by the asked id, the surviving record first: one id unless records of the person
 * were merged. Records keep the ids they were made with, so a query by boater asks for all of them. Ids that are not in
 * the marina's register are left out.
 */
export class FindPersonRecords extends Query<ReadonlyMap<string, readonly string[]>> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}

/** The number of residents in the marina's register. */
export class CountResidents extends Query<number> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** One vessel of the marina's register, or null. */
export class FindVessel extends Query<VesselRecord | null> {
  constructor(readonly input: { readonly marina_id: string; readonly vessel_id: string }) {
    super();
  }
}

/** Answers the refusal of a `ChangeCustomerVessel` that is not sent yet; null if it would be carried out. */
export class RehearseVesselChange extends Query<Refusal | null> {
  constructor(
    readonly marina_id: string,
    readonly input: ChangeCustomerVessel['input'],
  ) {
    super();
  }
}

/** The vessels with these ids in the marina's register, in the order of the ids; for the rows of a list. */
export class FindVessels extends Query<readonly VesselRecord[]> {
  constructor(readonly input: { readonly marina_id: string; readonly vessel_ids: readonly string[] }) {
    super();
  }
}

/** A page of the vessels in the marina's register, by name. */
export class ListVessels extends Query<{ readonly items: readonly VesselRecord[]; readonly total: number }> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      /** Part of the name of the boat or of a contact; empty: all. */
      readonly search: string;
      /** Ids of vessels to leave out. */
      readonly except: readonly string[];
      /** From 1. */
      readonly page: number;
      readonly page_size: number;
    },
  ) {
    super();
  }
}

/** The present names of vessels of the marina's register by id; null for a vessel whose owner was erased. */
export class FindVesselNames extends Query<ReadonlyMap<string, string | null>> {
  constructor(readonly input: { readonly marina_id: string; readonly vessel_ids: readonly string[] }) {
    super();
  }
}

/** A document of a boater or a boat, to link to its file; null: none, deleted, or erased with its owner. */
export class FindPersonDocument extends Query<{ readonly marina_id: string; readonly name: string } | null> {
  constructor(readonly documentId: string) {
    super();
  }
}

/** Vessels of the marina's register by name, by the name of a contact, or by the whole number of a card. */
export class SearchVessels extends Query<readonly VesselRecord[]> {
  constructor(readonly input: { readonly marina_id: string; readonly search: string; readonly limit: number }) {
    super();
  }
}

/** Customers of one kind in a marina's register, by country of residence. */
export interface CountryCount {
  readonly marina_id: string;
  readonly relation_type: CustomerType;
  /** Empty: not known. */
  readonly country: string;
  readonly customers: number;
}

/** Customers of marinas by country of residence, most first. */
export class CountByCountry extends Query<readonly CountryCount[]> {
  constructor(readonly marina_ids: readonly string[]) {
    super();
  }
}

/** Residents of a marina's register: all, and those with a good card today. */
export class CountRegister extends Query<{
  readonly residents: number;
  readonly with_card: number;
}> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** Ids of the boaters of a marina whose name, or whose boat's, has this part. Hidden contact details are not searched. */
export class FindBoatersByName extends Query<readonly string[]> {
  constructor(readonly input: { readonly marina_id: string; readonly search: string; readonly limit: number }) {
    super();
  }
}

/**
 * Ids of all records of the boaters with this part of a mail address or phone number, at most `limit` boaters. Details
 * that the marina hides are not searched.
 */
export class FindBoatersByContact extends Query<readonly string[]> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      readonly search: string;
      readonly hide_contacts: boolean;
      readonly limit: number;
    },
  ) {
    super();
  }
}

/**
 * Ids of all records of the boaters whose mail address begins with this text, though neither their names nor those of
 * their boats contain it, at most `limit` boaters. Details that the marina hides are not searched.
 */
export class FindBoatersByMailStart extends Query<readonly string[]> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      readonly start: string;
      readonly hide_contacts: boolean;
      readonly limit: number;
    },
  ) {
    super();
  }
}

/** The types of documents of a boater, or of the boater's boats, that are valid on a day; undated ones always are. */
export class FindValidDocuments extends Query<readonly DocumentType[]> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_id: string; readonly on: string }) {
    super();
  }
}

/** The numbers of boaters and vessels in the registers of marinas at the end of months, in the order of the months. */
export class CountRegisters extends Query<readonly { readonly boaters: number; readonly vessels: number }[]> {
  constructor(
    readonly marina_ids: readonly string[],
    /** `YYYY-MM`, earliest first; null, as the last one: now. */
    readonly months: readonly (string | null)[],
  ) {
    super();
  }
}

/** A berth holder as mailings select them. */
export interface ListedResident {
  readonly boater_id: string;
  /** All records of the person, the boater's own first. */
  readonly record_ids: readonly string[];
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** Empty: none. */
  readonly email: string;
  readonly language: string | null;
  /** Whether the person made the record, by a request of their own. */
  readonly registered: boolean;
  /** The first of the person's vessels; null without one. */
  readonly vessel: { readonly id: string; readonly name: string | null } | null;
}

/** Every berth holder of a marina's register; erased ones are left out. */
export class ListResidents extends Query<readonly ListedResident[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}
