import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import { MOST_ADDRESSES, MOST_POINTS } from '../../../../../contracts/loyalty/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { styled } from '../../../ui/theme/styled.js';
import { giftHindrance } from '../model/gift-hindrance.js';
import { ListFile } from './list-file.js';
import type { ChosenList } from './use-address-list.js';

const Choice = styled('div')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '2px 10px',
  alignItems: 'start',
  '& > :not(input)': { gridColumn: 2 },
  '& input': { margin: '3px 0 0', width: 16, height: 16 },
});

interface GiftFormProps {
  readonly list: ChosenList;
  readonly points: number | null;
  readonly onPoints: (points: number | null) => void;
  readonly until: string | null;
  readonly onUntil: (until: string | null) => void;
  readonly onBegun: (giftId: string) => void;
}

/** Who gets points, how many, and until when they can be used. */
export function GiftForm({ list, points, onPoints, until, onUntil, onBegun }: GiftFormProps) {
  const { t } = useTranslation('loyalty');
  const { today, number } = useFormats();
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const name = useId();
  const [to, setTo] = useState<'ALL' | 'LIST'>('LIST');
  const options = useLoad(loyaltyCalls.giftOptions, undefined, { topics: [{ topic: 'loyalty' }] }).data;
  const { send, isPending, error } = useSend(loyaltyCalls.giftPoints, {
    topics: [{ topic: 'loyalty' }],
    onDone: ({ gift_id }) => onBegun(gift_id),
  });
  const hindrance = giftHindrance({ to, points, until, members: list.checked?.members ?? null }, today());
  const mayAll = options?.all_members === true;
  const accounts = options?.accounts ?? [];
  const allHint = mayAll
    ? t('allMembersCount', { count: options.members, number: number(options.members) })
    : accounts.length === 0
      ? t('allMembersNobody')
      : t('allMembersOnly', { accounts: accounts.join(', ') });
  const confirm = () => {
    if (points === null || until === null) return;
    const whom = to === 'ALL' ? { gift_all_members: true as const } : { email_list: [...(list.list?.addresses ?? [])] };
    void send({ amount: points, expiry_date: until, ...whom });
  };
  const wrongField = error?.errors[0];
  return (
    <Card>
      <Section title={t('whoGetsThem')}>
        <div role="radiogroup" aria-label={t('whoGetsThem')} style={{ display: 'grid', gap: 14 }}>
          <Choice>
            <input
              type="radio"
              id={`${name}-all`}
              name={name}
              checked={to === 'ALL'}
              disabled={!mayAll}
              aria-describedby={`${name}-all-hint`}
              onChange={() => setTo('ALL')}
            />
            <label htmlFor={`${name}-all`}>{t('allMembers')}</label>
            <Quiet id={`${name}-all-hint`}>{options === undefined ? '' : allHint}</Quiet>
          </Choice>
          <Choice>
            <input
              type="radio"
              id={`${name}-list`}
              name={name}
              checked={to === 'LIST'}
              aria-describedby={`${name}-list-hint`}
              onChange={() => setTo('LIST')}
            />
            <label htmlFor={`${name}-list`}>{t('membersList')}</label>
            <Quiet id={`${name}-list-hint`}>{t('membersListHint', { most: number(MOST_ADDRESSES) })}</Quiet>
            {to === 'LIST' && <ListFile list={list} />}
          </Choice>
        </div>
      </Section>
      <Section>
        <FieldsGrid>
          <NumberInput
            label={t('pointsForEach')}
            hint={t('pointsHint')}
            required
            value={points}
            maxIntegers={7}
            decimals={2}
            error={points !== null && points > MOST_POINTS ? fieldWords('pointsTooMany') : undefined}
            onChange={(typed) => onPoints(typed === 0 ? null : (typed ?? null))}
          />
          <DateInput
            label={t('expirationDate')}
            hint={t('todayOrLater')}
            required
            min={today()}
            value={until}
            error={hindrance === 'past' ? fieldWords('pointsExpiryInPast') : undefined}
            onChange={(day) => onUntil(day ?? null)}
          />
        </FieldsGrid>
      </Section>
      <Section>
        {error !== null && (
          <Banner tone="wrong" live>
            {wrongField === undefined ? problemWords(error) : fieldWords(wrongField.code)}
          </Banner>
        )}
        <Row gap={12} align="center" justify="space-between" wrap>
          <Quiet>{t('correctLater')}</Quiet>
          <Button
            kind="primary"
            busy={isPending}
            disabledReason={hindrance === null ? null : t(`giftHindrance_${hindrance}`)}
            onClick={confirm}
          >
            {t('actions:confirm')}
          </Button>
        </Row>
      </Section>
    </Card>
  );
}
