import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import type { PickedBerth } from '../../../entities/berth/berth-picking.js';
import type { Berthing } from './use-berthing.js';

interface CandidateActionsProps {
  readonly berth: PickedBerth;
  readonly chosen: boolean;
  /** The stay is booked, so this button assigns the berth at once. */
  readonly atOnce: boolean;
  /** Id of the reservation's suggestion for this berth; null: the berth is not suggested. */
  readonly suggestion: string | null;
  readonly berthing: Berthing;
  readonly lockedReason: string | null;
}

/** Assigns a berth, releases it, holds it for the boater, or rejects a suggestion. */
export function CandidateActions({ berth, chosen, atOnce, suggestion, berthing, lockedReason }: CandidateActionsProps) {
  const { t } = useTranslation(['reservations/side', 'entities/berth']);
  const { name } = berth;
  const { pick, unpick, assignNow, ask, busy } = berthing;
  if (chosen) {
    return (
      <>
        <Button
          size="small"
          kind="primary"
          aria-pressed
          aria-label={t('entities/berth:chosenBerth', { name })}
          onClick={unpick}
        >
          {t('entities/berth:chosen')}
        </Button>
        <Button size="small" kind="quiet" busy={busy} disabledReason={lockedReason} onClick={() => assignNow(berth)}>
          {t('keepNow')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-pressed={atOnce ? undefined : false}
        aria-label={t(atOnce ? 'entities/berth:moveToBerth' : 'entities/berth:chooseBerth', { name })}
        disabledReason={lockedReason}
        onClick={() => pick(berth)}
      >
        {t(atOnce ? 'give' : 'actions:choose')}
      </Button>
      {atOnce && suggestion !== null && (
        <Button
          size="small"
          kind="quiet"
          disabled={busy}
          aria-label={t('entities/berth:turnDownBerth', { name })}
          disabledReason={lockedReason}
          onClick={() => ask({ asks: 'skip', berth, match_id: suggestion })}
        >
          {t('turnDown')}
        </Button>
      )}
    </>
  );
}
