import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../contracts/berths/calls.js';
import { useSession } from '../../lib/session/session-context.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { AddIcon } from '../../ui/icons.js';
import { type BerthSeeker, createBerthAddress } from './create-berth-address.js';

/** Leads from a search that found no berth to a new one, with the pier and number that were typed (spec 3 §2). */
export function CreateBerthLink({ typed, seeker }: { typed: string; seeker: BerthSeeker }) {
  const { t } = useTranslation('entities/berth');
  const { mayDo } = useSession();
  if (typed.trim() === '' || !mayDo(berthCalls.createBerth.access)) return null;
  return (
    <LinkButton to={createBerthAddress(typed, seeker)} icon={<AddIcon />}>
      {t('createBerth', { berth: typed.trim() })}
    </LinkButton>
  );
}
