import MuiDialog from '@mui/material/Dialog';
import { Command } from 'cmdk';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../lib/shortcuts/shortcuts.js';
import { FloatTheme } from '../../ui/theme/float-theme.js';
import { useNarrow } from '../../ui/theme/use-narrow.js';
import { keysShown } from '../help/keys-shown.js';
import { type FoundRecord, kindsFor } from '../../entities/search/found-record.js';
import { usePaletteActions } from './use-palette-actions.js';
import { finds } from './finds.js';
import { type PaletteCommand, usePaletteScreens, usePaletteTasks } from './use-palette-screens.js';
import { Group, Input, Item, List, Said, Second, Sheet } from './palette-look.js';
import { useFoundRecords } from '../../entities/search/use-found-records.js';
import { useSettled } from '../../entities/search/use-settled.js';

const TYPING_MS = 180;
const headings = {
  reservation: 'trade:reservations',
  person: 'palettePeople',
  boat: 'trade:boats',
  berth: 'trade:berths',
  card: 'paletteCards',
} as const satisfies Record<FoundRecord['kind'], string>;

interface CommandPaletteProps {
  /** What was typed while the palette loaded. */
  typed: () => string;
  /** Whether to search the marina's records as well as the commands. */
  records: boolean;
  onClose: () => void;
}

/** One input that finds any record or command. Arrows select, Enter opens, Escape closes. */
export function CommandPalette({ typed, records, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const shortcuts = useShortcuts();
  // A phone has no room for the long placeholder.
  const narrow = useNarrow();
  const [text, setText] = useState('');
  useLayoutEffect(() => setText((text) => text + typed()), [typed]);
  const query = useSettled(text.trim(), TYPING_MS);
  const { found, searching, failed } = useFoundRecords(query, records);

  const wanted = text.trim();
  const screens = usePaletteScreens();
  const tasks = usePaletteTasks();
  const actions = usePaletteActions();
  const keyed = new Set(shortcuts.map(({ id }) => id));
  // Screens with keys of their own are among the shortcuts.
  const commands: readonly PaletteCommand[] = [
    ...shortcuts
      .filter(({ id }) => id !== 'palette')
      .map((shortcut) => (shortcut.id === 'new-reservation' ? { ...shortcut, words: t('find_book') } : shortcut)),
    ...screens.filter(({ id }) => !keyed.has(id)),
    ...tasks,
    ...actions,
  ].filter((command) => wanted === '' || finds(wanted, command));
  const open = ({ to }: FoundRecord) => {
    if (to === null) return;
    onClose();
    void navigate(to);
  };
  const waits = searching || query !== text.trim();
  const nothing = found.length === 0 && commands.length === 0 && wanted !== '';
  return (
    <FloatTheme>
      <MuiDialog
        open
        onClose={onClose}
        transitionDuration={0}
        slotProps={{
          container: { sx: { alignItems: 'flex-start' } },
          paper: {
            'aria-label': t('palette'),
            sx: { width: 620, maxWidth: 'calc(100vw - 28px)', margin: 'min(12vh, 96px) 14px 14px' },
          },
        }}
      >
        <Sheet>
          <Command label={t('palette')} shouldFilter={false} loop>
            <Input
              autoFocus
              value={text}
              onValueChange={setText}
              placeholder={t(records && !narrow ? 'search' : 'palette')}
            />
            <List>
              <FoundGroups query={query} found={found} onOpen={open} />
              <CommandGroup commands={commands} onClose={onClose} />
            </List>
          </Command>
          <Said role="status">
            <SearchState {...{ failed, nothing, waits, records }} typed={text.trim()} />
          </Said>
        </Sheet>
      </MuiDialog>
    </FloatTheme>
  );
}

interface FoundGroupsProps {
  readonly query: string;
  readonly found: readonly FoundRecord[];
  readonly onOpen: (record: FoundRecord) => void;
}

/** The records found, by kind. */
function FoundGroups({ query, found, onOpen }: FoundGroupsProps) {
  const { t } = useTranslation('app');
  return kindsFor(query, found).map((kind) => {
    const items = found.filter((record) => record.kind === kind);
    if (items.length === 0) return null;
    return (
      <Group key={kind} heading={t(headings[kind])}>
        {items.map((record) => (
          <Item
            key={record.id}
            value={`${kind} ${record.id}`}
            disabled={record.to === null}
            onSelect={() => onOpen(record)}
          >
            <span>{record.title}</span>
            <Second>{record.second}</Second>
          </Item>
        ))}
      </Group>
    );
  });
}

interface CommandGroupProps {
  readonly commands: readonly PaletteCommand[];
  readonly onClose: () => void;
}

function CommandGroup({ commands, onClose }: CommandGroupProps) {
  const { t } = useTranslation('app');
  if (commands.length === 0) return null;
  return (
    <Group heading={t('paletteCommands')}>
      {commands.map(({ id, label, keys, group, run }) => (
        <Item
          key={id}
          value={`command ${id}`}
          onSelect={() => {
            onClose();
            run();
          }}
        >
          <span>{label}</span>
          <Second>{group}</Second>
          {keys !== undefined && <kbd>{keysShown(keys).join(' ')}</kbd>}
        </Item>
      ))}
    </Group>
  );
}

interface SearchStateProps {
  readonly failed: boolean;
  readonly nothing: boolean;
  readonly waits: boolean;
  readonly records: boolean;
  readonly typed: string;
}

/** The state of the search, announced when it changes. */
function SearchState({ failed, nothing, waits, records, typed }: SearchStateProps): string {
  const { t } = useTranslation('app');
  if (failed) return t('paletteFailed');
  if (nothing && !waits) return t('paletteNothing', { query: typed });
  if (records && typed.length < 2) return t('paletteMore');
  return waits && records ? t('paletteSearching') : '';
}
