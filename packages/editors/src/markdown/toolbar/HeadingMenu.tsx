import { DropdownMenu } from '@admin/ui';
import { Heading1, Heading2, Heading3, Heading4, Heading5, Heading6 } from '@admin/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { headingAt, setHeading, type HeadingLevel } from '../format/index.ts';
import { markdownMessages } from '../messages.ts';
import { ToolOpener, type MarkdownTools } from './tools.tsx';

const levels = [
  { level: 1, icon: Heading1 },
  { level: 2, icon: Heading2 },
  { level: 3, icon: Heading3 },
  { level: 4, icon: Heading4 },
  { level: 5, icon: Heading5 },
  { level: 6, icon: Heading6 },
] as const;

/** Chooses the level of the heading at the cursor; its current level turns it into text. */
export function HeadingMenu({ view, apply, disabled }: MarkdownTools) {
  const intl = useIntl();
  const [current, setCurrent] = useState<HeadingLevel | null>(null);
  return (
    <DropdownMenu
      items={[
        {
          kind: 'radio-group',
          id: 'levels',
          label: intl.formatMessage(markdownMessages.heading),
          value: String(current ?? ''),
          onValueChange: (value) => {
            const chosen = levels.find(({ level }) => String(level) === value);
            if (chosen) apply((state) => setHeading(state, chosen.level));
          },
          options: levels.map(({ level, icon }) => ({
            value: String(level),
            label: intl.formatMessage(markdownMessages.headingLevel, { level }),
            icon,
          })),
        },
      ]}
      onOpenChange={(isOpen) => {
        if (isOpen) setCurrent(view ? headingAt(view.state) : null);
      }}
      trigger={<ToolOpener disabled={disabled} label={intl.formatMessage(markdownMessages.heading)} />}
    />
  );
}
