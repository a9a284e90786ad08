import { Banner } from '../../ui/page/banner.js';
import { useRefusalText } from './use-refusal-text.js';

interface RefusalBannerProps {
  /** Null: no reservation. */
  readonly reservationId: string | null;
  /** Null: nothing was refused. */
  readonly error: unknown;
}

/** Why an action on a reservation was refused: who has acted first, what was done and when, or the reason. */
export function RefusalBanner({ reservationId, error }: RefusalBannerProps) {
  const text = useRefusalText(reservationId, error);
  if (text === null) return null;
  return (
    <Banner tone="wrong" live>
      {text}
    </Banner>
  );
}
