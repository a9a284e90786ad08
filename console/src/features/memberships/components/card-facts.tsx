import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Card } from '../../../ui/page/card.js';
import { type KeyValue, KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { CardFace } from './card-face.js';
import { DetachButton } from './detach-button.js';
import type { ShownCard } from '../model/shown-card.js';

const NOTHING = '–';

/** The card, its holder and boat, and the switch of the renewal. */
export function CardFacts({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const formats = useFormats();
  const { homeMarina, is_home, card } = shown;
  const { boater, vessel } = shown.membership;
  const language = boater?.language ?? null;
  const boat = vessel === null ? null : [vessel.name, formats.metres(vessel.length)].filter(Boolean).join(', ');
  const items: KeyValue[] = [{ label: t('trade:homeMarina'), value: homeMarina.name }];
  if (is_home) {
    const link = vessel === null ? t('noBoat') : <Link to={`/vessels/${vessel.id}`}>{boat}</Link>;
    items.push({ label: t('trade:boat'), value: link });
  }
  if (boater === null) items.push({ label: t('trade:holder'), value: t('holderUnknown') });
  else {
    items.push(
      { label: t('trade:holder'), value: <Link to={`/boaters/${boater.id}`}>{t('openBoater')}</Link> },
      { label: t('trade:email'), value: boater.email ?? t('officeReceives') },
      { label: t('trade:phone'), value: boater.phone ?? NOTHING },
      { label: t('trade:language'), value: language === null ? NOTHING : languageName(language) },
    );
  }
  return (
    <Card>
      <Section>
        <CardFace shown={shown} />
      </Section>
      <Section>
        <KeyValues items={items} />
        {is_home && <RenewalSwitch shown={shown} />}
      </Section>
      {is_home && card.vessel_id !== null && card.status !== 'archived' && (
        <Section>
          <DetachButton shown={shown} />
        </Section>
      )}
    </Card>
  );
}

/** Saves at once; the message offers to take it back. */
function RenewalSwitch({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const toast = useToast();
  const problemWords = useProblemWords();
  const may = useMay(cardCalls.update.access);
  const { id: customer_id, card } = shown;
  const { send, isPending } = useSend(cardCalls.update, {
    topics: [{ topic: 'memberships' }],
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const save = async (auto_renew: boolean): Promise<void> => {
    const done = await send({ customer_id, auto_renew });
    if (done === null) return;
    toast({
      kind: 'done',
      text: t(auto_renew ? 'renewsNow' : 'renewsNoLonger'),
      action: { label: t('actions:undo'), run: () => void send({ customer_id, auto_renew: !auto_renew }) },
    });
  };
  const reason = !may ? t('hindrance_noEditor') : card.status === 'archived' ? t('hindrance_archived') : null;
  return (
    <TickInput
      look="switch"
      label={t('trade:renewsAutomatically')}
      value={card.auto_renew}
      disabled={isPending}
      reason={reason}
      onChange={(on) => void save(on === true)}
    />
  );
}
