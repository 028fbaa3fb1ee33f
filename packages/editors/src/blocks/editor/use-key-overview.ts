import { useShortcut } from '@admin/shell';
import { blockKeyMessages } from '../messages.ts';
import { linkKeys } from '../commands/keys.ts';

const { group } = blockKeyMessages;

/** Lists the keys of the editor in the overview of shortcuts. The text itself handles them. */
export function useKeyOverview(isOn: boolean): void {
  useShortcut({ keys: [linkKeys], label: blockKeyMessages.link, group }, isOn);
  useShortcut(
    { keys: ['Mod+Shift+ArrowUp', 'Mod+Shift+ArrowDown'], label: blockKeyMessages.move, group },
    isOn,
  );
  useShortcut({ keys: ['Mod+Home', 'Mod+End'], label: blockKeyMessages.ends, group }, isOn);
}
