interface BerthRights {
  readonly edit: boolean;
  readonly note: boolean;
}

interface BerthInEditor {
  /** Whether the berth is not saved yet. */
  readonly isNew: boolean;
  /** Whether a boat holds the berth now. */
  readonly held: boolean;
  /** Whether another boat was chosen as the holder. */
  readonly holderChosen: boolean;
}

export interface OfferedOnBerth {
  readonly fields: boolean;
  readonly note: boolean;
  readonly save: boolean;
  readonly remove: boolean;
  /** Whether saving gives the berth to the chosen holder. */
  readonly giveToHolder: boolean;
}

/** What the form of a berth offers to a user with these rights. The note of a new berth is part of its form. */
export function offeredOnBerth({ isNew, held, holderChosen }: BerthInEditor, may: BerthRights): OfferedOnBerth {
  const note = may.edit || (may.note && !isNew);
  return {
    fields: may.edit,
    note,
    save: note,
    remove: may.edit && !isNew,
    giveToHolder: holderChosen && !held,
  };
}
