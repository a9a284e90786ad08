import { Button } from '../../ui/buttons/button.js';
import { ToggleInput } from '../../ui/fields/toggle-input.js';
import { Avatar } from '../../ui/page/avatar.js';
import { Banner } from '../../ui/page/banner.js';
import { BottomBar } from '../../ui/page/bottom-bar.js';
import { Card } from '../../ui/page/card.js';
import { KeyValues } from '../../ui/page/key-values.js';
import { Page } from '../../ui/page/page.js';
import { Section } from '../../ui/page/section.js';
import { Tabs } from '../../ui/page/tabs.js';
import { Timeline } from '../../ui/page/timeline.js';
import { StatusChip } from '../../ui/status/status-chip.js';
import type { Story } from '../story.js';

function Frame() {
  return (
    <Page
      title="R-20409"
      back={{ to: '/reservations', label: 'Reservations' }}
      chip={<StatusChip kind="our_move" label="Offer accepted" />}
      subtitle="Jonas Weber, Albatros"
      actions={<Button>Edit</Button>}
    >
      <Tabs
        label="Reservation"
        current="details"
        tabs={[
          { id: 'details', label: 'Details', to: '?tab=0' },
          { id: 'messages', label: 'Messages', to: '?tab=1', count: 2, alert: true },
          { id: 'history', label: 'History', to: '?tab=2' },
        ]}
      />
      <Card>
        <Section
          title="Stay and price"
          actions={
            <ToggleInput
              label="Price mode"
              labelHidden
              value="night"
              onChange={() => undefined}
              options={[
                { value: 'night', label: 'Per night' },
                { value: 'total', label: 'Total' },
              ]}
            />
          }
        >
          <KeyValues
            items={[
              { label: '7 nights × 110.00', value: '770.00' },
              { label: 'Discount 10 %', value: '−77.00' },
              { label: 'Harbour dues 7 × 2.50', value: '17.50' },
              { label: 'Total', value: 'EUR 710.50', total: true },
            ]}
          />
        </Section>
        <Section title="Boat" level="label">
          <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <Avatar name="Jonas Weber" size={44} />
            <span>Albatros, 14.20 × 4.35 × 2.20 m</span>
          </div>
        </Section>
      </Card>
    </Page>
  );
}

function Banners() {
  return (
    <div style={{ display: 'grid', gap: 10 }}>
      <Banner tone="our_move" title="Next: your move">
        Jonas accepted EUR 710.50. Approving books berth C07 and asks for EUR 142.10 by Mon 23 Nov.
      </Banner>
      <Banner tone="waiting" title="Waiting for Jonas Weber">
        He has until Tue 24 Nov, 09:16.
      </Banner>
      <Banner tone="wrong" title="Berth C07 is no longer free" actions={<Button size="small">Choose another</Button>} />
      <Banner tone="good" title="Booked" />
      <Banner tone="news" title="A new version is available" actions={<Button size="small">Load it</Button>} />
    </div>
  );
}

function Happened() {
  return (
    <Timeline
      entries={[
        { id: '3', kind: 'our_move', title: 'Offer accepted', by: 'Jonas Weber, today 09:16' },
        {
          id: '2',
          kind: 'waiting',
          title: 'Price sent, EUR 710.50',
          by: 'Hanna Lindqvist, yesterday 17:40',
          lines: ['Price per night 99.00 to 110.00', 'Discount none to 10 %'],
        },
        { id: '1', kind: 'our_move', title: 'Requested 1 to 8 July', by: 'Jonas Weber, 18 Nov 20:12' },
      ]}
    />
  );
}

function Bar() {
  return (
    <BottomBar
      label="What can be done"
      facts={[
        { label: 'Sat to Sat', value: '3 to 10 July 2027' },
        { label: 'nights', value: '7' },
        { label: 'total', value: 'EUR 710.50' },
      ]}
    >
      <Button kind="quiet">Suggest dates</Button>
      <Button>Decline</Button>
      <Button kind="primary">Approve onto C07</Button>
    </BottomBar>
  );
}

export const pageStories: readonly Story[] = [
  { name: 'page', Show: Frame, width: 620 },
  { name: 'banner', Show: Banners, width: 460 },
  { name: 'timeline', Show: Happened, width: 340 },
  { name: 'bottom-bar', Show: Bar, width: 900 },
];
