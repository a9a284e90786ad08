import { styled } from '../../ui/theme/styled.js';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useShortcuts } from '../../lib/shortcuts/shortcuts.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { keysShown } from './keys-shown.js';

const Title = styled('h3')({ ...type.strong, margin: '6px 0' });
const List = styled('dl')({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '8px 20px', alignItems: 'center' });
const Keys = styled('dd')({ display: 'flex', gap: 6, alignItems: 'center', color: role.ink3, fontSize: 12 });
const Hint = styled('p')({ ...type.second, color: role.ink3 });

function byGroup(shortcuts: readonly Shortcut[]): [string, Shortcut[]][] {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts) groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  return [...groups];
}

/** All shortcuts that work on the current page. */
export function ShortcutList() {
  const { t } = useTranslation('app');
  return (
    <section>
      {byGroup(useShortcuts()).map(([group, shortcuts]) => (
        <Fragment key={group}>
          <Title>{group}</Title>
          <List>
            {shortcuts.map(({ id, label, keys }) => (
              <Fragment key={id}>
                <dt>{label}</dt>
                <Keys>
                  {keysShown(keys).map((stroke, index) => (
                    <Fragment key={index}>
                      {index > 0 && t('keysThen')}
                      <kbd>{stroke}</kbd>
                    </Fragment>
                  ))}
                </Keys>
              </Fragment>
            ))}
          </List>
        </Fragment>
      ))}
      <Hint>{t('shortcutsHint')}</Hint>
    </section>
  );
}
