import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { PartyDialog } from '../../../entities/aboard/party-dialog.js';
import { usePartyWords } from '../../../entities/aboard/use-party-words.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Card } from '../../../ui/page/card.js';
import { Links, Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';

/** Who is aboard. From the day of arrival on, one press confirms that those who are known have come. */
export const AboardCard = memo(function AboardCard({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('entities/aboard');
  const { today } = useFormats();
  const { words, said } = usePartyWords();
  const problemWords = useProblemWords();
  const mayChange = useMay(reservationCalls.party.access);
  const [asking, setAsking] = useState(false);
  const { id, party, start_date, vessel } = reservation;
  const { send, isPending, error } = useSend(reservationCalls.party, {
    topics: [{ topic: 'reservations', ids: [id] }, { topic: 'traffic' }],
  });
  const open = reservation.allowed_actions.marina.some(({ move, allowed }) => move === 'RECORD_PARTY' && allowed);
  const may = mayChange && open;
  // Ages are typed again where they are not kept.
  const ages = party?.children.flatMap((age) => (age === null ? [] : [age])) ?? [];
  const complete = party !== null && ages.length === party.children.length;
  const confirms = may && complete && !party.confirmed && start_date <= today();
  if (party === null && !may) return null;
  return (
    <Card>
      <Section title={t('title')} level="label">
        <p>{said(party)}</p>
        {party?.confirmed === true && <Quiet>{t('countedWords')}</Quiet>}
        {may && (
          <Links>
            {confirms && (
              <Button
                size="small"
                busy={isPending}
                onClick={() => {
                  const { adults, crew } = party;
                  void send({ reservation_id: id, party: { adults, children: ages, crew }, confirmed: true });
                }}
              >
                {t('confirm', { party: words(party) })}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
              {party === null ? t('say') : t('actions:change')}
            </Button>
          </Links>
        )}
        {error !== null && <p role="alert">{problemWords(error)}</p>}
        {asking && (
          <PartyDialog
            stay={{ reservation_id: id, boat: vessel.name, start_date, party }}
            onClose={() => setAsking(false)}
          />
        )}
      </Section>
    </Card>
  );
});
