import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarinaRequirements } from '../../../../../contracts/marinas/marina.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Row } from '../../../ui/layout/row.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { askedAt, askStages, type AskStage, formFields, papers, stageOf } from '../model/requirement-choice.js';

interface RequirementFieldsProps {
  value: MarinaRequirements;
  onChange: (value: MarinaRequirements) => void;
}

/** What a boater has to show, and when: for short stays or for stays on a contract. */
export function RequirementFields({ value, onChange }: RequirementFieldsProps) {
  const { t } = useTranslation('marinas');
  const narrow = useNarrow();
  const [kind, setKind] = useState<'short' | 'long'>('short');
  const stages = value[kind];
  const rows = [
    ...papers.map((name) => ({ name, at: ['never', ...askStages] as const })),
    ...formFields.map((name) => ({ name, at: ['never', 'initial_inquiry'] as const })),
  ];
  return (
    <>
      <ToggleInput
        label={t('requirements')}
        labelHidden
        value={kind}
        options={[
          { value: 'short', label: t('shortStays') },
          { value: 'long', label: t('longContracts') },
        ]}
        onChange={(next) => setKind(next === 'long' ? 'long' : 'short')}
      />
      {rows.map(({ name, at }) => {
        const field = {
          label: t('whenAsked', { what: t(`requirement_${name}`) }),
          labelHidden: true,
          value: stageOf(stages, name),
          options: at.map((stage) => ({ value: stage, label: t(`stage_${stage}`) })),
          onChange: (stage: string | null | undefined) =>
            onChange({ ...value, [kind]: askedAt(stages, name, (stage ?? 'never') as AskStage) }),
        };
        return (
          <Row gap="6px 12px" align="center" justify="space-between" wrap key={name}>
            <div>
              <div>{t(`requirement_${name}`)}</div>
              <div style={{ ...type.second, color: role.ink2 }}>{t(`requirementHint_${name}`)}</div>
            </div>
            {narrow ? <SelectInput {...field} /> : <ToggleInput {...field} />}
          </Row>
        );
      })}
    </>
  );
}
