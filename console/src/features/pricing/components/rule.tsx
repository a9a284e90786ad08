import { type ReactNode, useId } from 'react';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';

const Block = styled('div')({
  '--control-padding': '9px',
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  minWidth: 0,
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 10,
  '& h3': { ...type.strong, fontSize: 13, margin: 0, paddingTop: 4 },
});
const Text = styled('p')({ ...type.second, margin: 0, color: role.ink2 });

interface RuleProps {
  title: string;
  hint?: string | undefined;
  /** Undefined: the rule cannot be switched off. */
  on?: boolean | undefined;
  onSwitch?: (on: boolean) => void;
  children?: ReactNode;
}

/** A rule of the list: its name, its switch, and what it says. */
export function Rule({ title, hint, on, onSwitch, children }: RuleProps) {
  const { locked } = useEditing();
  const id = useId();
  return (
    <Block role="group" aria-labelledby={id}>
      <Head>
        <h3 id={id}>{title}</h3>
        {on !== undefined && (
          <TickInput
            look="switch"
            label={title}
            labelHidden
            disabled={locked}
            value={on}
            onChange={(value) => onSwitch?.(value === true)}
          />
        )}
      </Head>
      {hint !== undefined && <Text>{hint}</Text>}
      {children}
    </Block>
  );
}

/** A warning about the prices under a rule. */
export const RuleWarning = styled('p')({
  ...type.second,
  margin: 0,
  color: role.ink2,
  '& strong': { color: role.ourMove.on, fontWeight: 650 },
});
export const RuleText = Text;
export const RuleRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 10px',
  '& > [data-short]': { width: 84 },
});
