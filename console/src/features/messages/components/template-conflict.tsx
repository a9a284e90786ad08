import type { ApiError } from '../../../lib/api/api-error.js';
import { ConflictNotice } from '../../../ui/conflict-notice.js';

interface TemplateConflictProps {
  readonly error: ApiError;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  /** Replaces the revision that a colleague saved. */
  readonly onKeepMine: (revision: number | undefined) => void;
}

/** A colleague saved the template meanwhile. */
export function TemplateConflict({ error, busy, onTakeTheirs, onKeepMine }: TemplateConflictProps) {
  return (
    <ConflictNotice
      by={error.changes.at(-1)?.by.name ?? null}
      differences={[]}
      busy={busy}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={() => onKeepMine(error.currentRevision)}
    />
  );
}
