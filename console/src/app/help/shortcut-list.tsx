import { Stack } from '../../ui/layout/stack.js';
import { styled } from '../../ui/theme/styled.js';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useShortcuts } from '../../lib/shortcuts/shortcuts.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { keysShown } from './keys-shown.js';

const Title = styled('h3')({ ...type.strong, margin: '6px 0' });
const Keys = styled('dd')({ display: 'flex', gap: 6, alignItems: 'center', color: role.ink3, fontSize: 12 });
const Hint = styled('p')({ ...type.second, color: role.ink3 });

function byGroup(shortcuts: readonly Shortcut[]): [string, Shortcut[]][] {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts) groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  return [...groups];
}

/** All shortcuts that work on the current page, and the one that dialogs and messages have while one types. */
export function ShortcutList() {
  const { t } = useTranslation('app');
  return (
    <section>
      {byGroup(useShortcuts()).map(([group, shortcuts]) => (
        <Group key={group} title={group}>
          {shortcuts.map((shortcut) => (
            <Line key={shortcut.id} {...shortcut} />
          ))}
        </Group>
      ))}
      <Group title={t('shortcutsTyping')}>
        <Line label={t('confirmOrSend')} keys="mod+enter" />
      </Group>
      <Hint>{t('shortcutsHint')}</Hint>
    </section>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <Title>{title}</Title>
      <Stack as="dl" gap="8px 20px" align="center" columns="1fr auto">
        {children}
      </Stack>
    </>
  );
}

function Line({ label, keys }: Pick<Shortcut, 'label' | 'keys'>) {
  const { t } = useTranslation('app');
  return (
    <>
      <dt>{label}</dt>
      <Keys>
        {keysShown(keys).map((stroke, index) => (
          <Fragment key={index}>
            {index > 0 && t('keysThen')}
            <kbd>{stroke}</kbd>
          </Fragment>
        ))}
      </Keys>
    </>
  );
}
