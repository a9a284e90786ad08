import { AddIcon, BellIcon, DownloadIcon, MoreIcon } from '../../ui/icons.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { SplitButton } from '../../ui/buttons/split-button.js';
import type { Story } from '../story.js';

const nothing = () => undefined;
const row = { display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' } as const;

function Buttons() {
  return (
    <div style={row}>
      <Button kind="primary" icon={<AddIcon />}>
        New reservation
      </Button>
      <Button icon={<DownloadIcon />}>Export</Button>
      <Button kind="quiet">Suggest dates</Button>
      <Button kind="danger">Cancel reservation</Button>
      <Button kind="primary" busy>
        Approve onto C07
      </Button>
      <Button disabledReason="The insurance is missing">Approve</Button>
      <Button size="small">Choose</Button>
      <Button kind="primary" size="large" wide>
        Approve onto C07
      </Button>
    </div>
  );
}

function Icons() {
  return (
    <div style={row}>
      <IconButton label="Messages" icon={<BellIcon />} />
      <IconButton label="More" icon={<MoreIcon />} />
      <IconButton label="More" icon={<MoreIcon />} disabledReason="Nothing can be done now" />
    </div>
  );
}

const items = [
  { id: 'edit', label: 'Edit', run: nothing },
  { id: 'notify', label: 'Notify', hint: 'Sends the price to the boater', run: nothing },
  { id: 'approve', label: 'Approve', disabledReason: 'The insurance is missing', run: nothing },
  { id: 'cancel', label: 'Cancel reservation', danger: true, run: nothing },
];

function Menus() {
  return (
    <div style={{ ...row, justifyContent: 'flex-end', width: 320 }}>
      <SplitButton kind="primary" items={items} menuLabel="More ways to send">
        Send to customer
      </SplitButton>
      <MenuButton label="Edit" items={items} />
    </div>
  );
}

export const buttonStories: readonly Story[] = [
  { name: 'button', Show: Buttons },
  { name: 'icon-button', Show: Icons, width: 200 },
  { name: 'menu-button', Show: Menus, width: 360, float: 260 },
];
