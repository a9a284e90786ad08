import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';

const Steps = styled('div')({
  position: 'relative',
  height: 64,
  marginBottom: 18,
  borderBottom: `1px solid ${role.line}`,
});
const Step = styled('div')({
  ...type.label,
  position: 'absolute',
  bottom: 0,
  backgroundColor: role.seaSoft,
  borderTop: `2px solid ${role.sea}`,
  textAlign: 'center',
  overflow: 'hidden',
});
const Edge = styled('span')({ ...type.second, position: 'absolute', bottom: -18, translate: '-50%', color: role.ink2 });

/** The discounts as steps over the nights of a stay; the fields beside them have the same values in words. */
export function DiscountSteps() {
  const { t } = useTranslation('pricing');
  const { form } = useEditing();
  const formats = useFormats();
  const steps = form.discounts
    .flatMap(({ nights, percent }) => (nights === null || percent === null ? [] : [{ nights, percent }]))
    .toSorted((one, other) => one.nights - other.nights);
  const last = steps.at(-1);
  if (last === undefined) return null;
  const end = Math.ceil(last.nights * 1.25) + 1;
  const most = Math.max(...steps.map(({ percent }) => percent), 1);
  const at = (nights: number) => `${String((nights / end) * 100)}%`;
  return (
    <Steps role="img" aria-label={t('discountSteps')}>
      {steps.map(({ nights, percent }, index) => (
        <div key={nights}>
          <Step
            style={{
              left: at(nights),
              width: at((steps[index + 1]?.nights ?? end) - nights),
              height: `${String(28 + (percent / most) * 50)}%`,
            }}
          >
            {formats.percent(percent)}
          </Step>
          <Edge style={{ left: at(nights) }}>{nights}</Edge>
        </div>
      ))}
    </Steps>
  );
}
