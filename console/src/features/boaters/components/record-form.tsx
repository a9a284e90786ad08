import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConflictNotice } from '../../../ui/conflict-notice.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Banner } from '../../../ui/page/banner.js';

interface RecordFormProps {
  /** The form's accessible name. */
  readonly label: string;
  readonly error: ApiError | null;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** Closes the form without saving; the record then shows what somebody else has saved. */
  readonly onCancel: () => void;
  /** Saves over the change that somebody else made in the meantime. */
  readonly onKeepMine: () => void;
  readonly children: ReactNode;
}

/** The frame of a form that changes a record: conflict with a colleague, refusal, cancel and update. */
export function RecordForm({ label, error, busy, onSubmit, onCancel, onKeepMine, children }: RecordFormProps) {
  const { t } = useTranslation('entities/boater');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  const [change] = error?.changes ?? [];
  const form = useRef<HTMLFormElement>(null);
  // The form takes the place of the button that opened it, and the work goes on in its first field.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus(), []);
  return (
    <Stack
      as="form"
      gap={14}
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {error?.stale === true && (
        <ConflictNotice
          by={change?.by.name ?? null}
          when={change === undefined ? undefined : instant(change.at)}
          differences={[]}
          onTakeTheirs={onCancel}
          onKeepMine={onKeepMine}
        />
      )}
      {children}
      {error !== null && !error.stale && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      <Row gap={8} justify="flex-end">
        <Button onClick={onCancel} disabled={busy}>
          {t('actions:cancel')}
        </Button>
        <Button type="submit" kind="primary" busy={busy}>
          {t('update')}
        </Button>
      </Row>
    </Stack>
  );
}
