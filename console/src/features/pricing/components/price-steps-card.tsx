import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import { type PriceStep, stepsOf } from '../model/price-steps.js';

const List = styled('ol')({
  display: 'grid',
  gap: 10,
  margin: 0,
  paddingLeft: 22,
  listStyle: 'decimal',
  '& li::marker': { color: role.ink2, fontWeight: 600 },
});
const How = styled('span')({ ...type.second, display: 'block', color: role.ink2 });

/** What is done to a price, one step after the other. */
export function PriceStepsCard() {
  const { t } = useTranslation('pricing/charges');
  const { form } = useEditing();
  const formats = useFormats();
  const factor = form.surcharges.multihull?.length_multiplier;
  const count = form.discounts.length + (form.discount_rules ?? []).length;
  const how = (step: PriceStep): string => {
    if (step === 'multihull') return t('step_multihull_how', { factor: formats.number(factor ?? 1) });
    if (step !== 'discounts') return t(`step_${step}_how`);
    return t(form.discounts_combine === 'ADDED' ? 'step_discounts_added' : 'step_discounts_best', { count });
  };
  return (
    <Card>
      <Section title={t('inThisOrder')} note={t('inThisOrderNote')}>
        <List>
          {stepsOf(form).map((step) => (
            <li key={step}>
              <span style={type.strong}>{t(`step_${step}`)}</span>
              <How>{how(step)}</How>
            </li>
          ))}
        </List>
      </Section>
    </Card>
  );
}
