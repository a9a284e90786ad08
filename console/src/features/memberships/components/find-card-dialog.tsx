import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { CARD_NUMBER_LENGTH } from '../../../../../contracts/memberships/vocabulary.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { showsNights } from '../../../entities/membership/card-state.js';
import { NightsLeft } from '../../../entities/membership/nights-left.js';
import { BoatOnScale } from '../../../entities/vessel/boat-on-scale.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { NOTHING } from '../../../lib/format/format-words.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ShownCard } from '../model/shown-card.js';
import { isCardNumber, typedCardNumber } from '../../../entities/membership/card-number.js';

const Row = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 10,
  alignItems: 'start',
  '& > :last-child': { marginTop: 22 },
});
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 10 });

/** Finds a card of any marina of the association by its number. The search starts with the last character. */
export function FindCardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('memberships');
  const problemWords = useProblemWords();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const complete = isCardNumber(typed);
  const answer = useLoad(
    cardCalls.get,
    { card_number: typed },
    { topics: [{ topic: 'memberships' }], enabled: complete },
  );
  const found = complete ? answer.data : undefined;
  const wrongForm = tried && !complete;
  const missing = complete && answer.error?.status === 404;
  const error = wrongForm
    ? t('cardNumberForm')
    : missing
      ? t('cardNotFound', { number: typed })
      : complete && answer.error !== null
        ? problemWords(answer.error)
        : undefined;
  const may = useMay(cardCalls.redeemNights.access);
  const hindrance = found?.hindrance ?? null;
  const locked = hindrance !== null ? t(`hindrance_${hindrance}`) : may ? null : t('hindrance_noReservations');
  const open = () => void navigate(`/cards/${typed}`);
  return (
    <Dialog
      open
      title={t('findCard')}
      size="small"
      onClose={onClose}
      actions={
        found !== undefined && (
          <>
            {(found.is_home || locked !== null) && (
              <Button kind={found.is_home ? 'primary' : 'plain'} onClick={open}>
                {t('actions:openCard')}
              </Button>
            )}
            {!found.is_home && (
              <Button kind="primary" disabledReason={locked} onClick={open}>
                {t('actions:redeemNights')}
              </Button>
            )}
          </>
        )
      }
    >
      <Row
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (complete && answer.error !== null) void answer.refetch();
        }}
      >
        <TextInput
          label={t('trade:cardNumber')}
          value={typed}
          onChange={(text) => {
            setTyped(typedCardNumber(text ?? ''));
            setTried(false);
          }}
          hint={t('cardNumberHint')}
          error={error}
          maxLength={CARD_NUMBER_LENGTH}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        <Button kind="primary" type="submit" busy={complete && answer.isFetching}>
          {t('findCard')}
        </Button>
      </Row>
      <div aria-live="polite">{found !== undefined && <FoundCard found={found} />}</div>
    </Dialog>
  );
}

function FoundCard({ found }: { readonly found: ShownCard }) {
  const { t } = useTranslation('memberships');
  const formats = useFormats();
  const { card, homeMarina, is_home } = found;
  const { boater, vessel } = found.membership;
  const name = fullName(boater);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Head>
        <strong>{name === '' ? t('holderUnknown') : name}</strong>
        <CardChip status={card.status} />
      </Head>
      {vessel !== null && (
        <BoatOnScale
          length={vessel.length}
          beam={vessel.beam}
          longest={vessel.length}
          type={vessel.type}
          hull_type={vessel.hull_type}
        />
      )}
      <KeyValues
        items={[
          { label: t('trade:homeMarina'), value: homeMarina.name },
          { label: t('trade:validTo'), value: formats.dateLong(card.expires_on) },
          {
            label: t('nightsLeft'),
            value: showsNights(card) ? <NightsLeft left={card.nights_available} of={card.nights_per_year} /> : NOTHING,
          },
        ]}
      />
      {is_home && <Banner tone="waiting">{t('residentHere', { name: name === '' ? card.card_number : name })}</Banner>}
    </div>
  );
}
