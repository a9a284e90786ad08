import { Query } from '../vocabulary/bus.js';
import type { Language } from '../vocabulary/languages.js';
import type { ShownAssociation } from './association.js';
import type { Marina } from './marina.js';
import type { MarinaProfile } from './profile.js';
import type { ApprovalKit } from './reservation-settings.js';
import type { StayKind } from './rules/cancellation.js';
import type { MarinaFile } from './files.js';
import type { AssociationCode, MarinaFileType } from './vocabulary.js';

/** A file with a cancellation policy. */
export interface PolicyFile {
  readonly file_id: string;
  readonly name: string;
}

/** A marina with its files that belong to the terms of a stay; null: it has none for stays of this kind. */
export interface FoundMarina extends Marina {
  readonly cancellation_files: Readonly<Record<StayKind, PolicyFile | null>>;
}

/** The current state of one marina, or null. */
export class FindMarina extends Query<FoundMarina | null> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** The ids of those of these marinas that exist, by the present date in their time zones: at most three dates at a time. */
export class FindMarinasByDate extends Query<ReadonlyMap<string, readonly string[]>> {
  constructor(readonly marina_ids: readonly string[]) {
    super();
  }
}

/** The marina that has this code, or null. */
export class FindMarinaByCode extends Query<FoundMarina | null> {
  constructor(readonly code: string) {
    super();
  }
}

/** Every marina of the installation; for jobs. */
export class ListMarinas extends Query<Marina[]> {}

/** The marinas whose users need a second factor, with the codes of their associations. */
export class ListSecondFactorMarinas extends Query<
  readonly { readonly id: string; readonly association_code: string | null }[]
> {}

/** The name and the logos of an association. */
export class ShowAssociation extends Query<ShownAssociation> {
  constructor(readonly code: AssociationCode) {
    super();
  }
}

/** A file of a marina, for its link; null: none, or removed. */
export interface FoundMarinaFile {
  readonly file_id: string;
  readonly requested_type: MarinaFileType;
  readonly name: string;
  readonly content_type: string;
  readonly languages: readonly Language[];
}

/** The files of a marina of one type in their order, with links that open them. */
export class ShowFilesOfMarina extends Query<readonly MarinaFile[]> {
  constructor(
    readonly marina_id: string,
    readonly requested_type: MarinaFileType,
  ) {
    super();
  }
}

/**
 * The files of a marina in their order; of one type, or all. `former`: the cancellation policies as well that were
 * replaced or removed, because stays that were agreed under them keep them.
 */
export class ListMarinaFiles extends Query<readonly FoundMarinaFile[]> {
  constructor(
    readonly input: { readonly marina_id: string; readonly requested_type?: MarinaFileType; readonly former?: true },
  ) {
    super();
  }
}

/** What the mail of the approval kit is made of. */
export interface FoundApprovalKit extends ApprovalKit {
  readonly profile: MarinaProfile;
  /** In their order. */
  readonly files: readonly FoundMarinaFile[];
}

/** The approval kit of a marina; null: no such marina. */
export class FindApprovalKit extends Query<FoundApprovalKit | null> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** The lines at the foot of the marina's mails: address, VHF channel, phone, opening hours; none for an unknown marina. */
export class FindMailFoot extends Query<readonly string[]> {
  constructor(readonly input: { readonly marina_id: string; readonly language: Language }) {
    super();
  }
}

/** The lines of a marina's postal address, without its name; none for an unknown marina or one without an address. */
export class FindPostalAddress extends Query<readonly string[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** Where the marinas are (WGS 84), by id; marinas whose position nobody has entered are left out. */
export class ListMarinaPositions extends Query<
  ReadonlyMap<string, { readonly latitude: number; readonly longitude: number }>
> {}
