import { Dialog } from '@admin/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { MainLinks } from './MainLinks.tsx';
import { frameMessages } from '../messages.ts';
import styles from './NavigationSheet.module.css';

export interface NavigationSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Receives the container of the current section's navigation. */
  readonly onSlot: (slot: HTMLElement | null) => void;
}

/** All navigation of a narrow screen: the main links, and those of the open section. */
export function NavigationSheet({ open, onOpenChange, onSlot }: NavigationSheetProps) {
  const intl = useIntl();
  // By default the focus would go to the button that closes the sheet.
  const main = useRef<HTMLElement>(null);
  return (
    <Dialog
      initialFocus={main}
      labels={{ close: intl.formatMessage(frameMessages.closeNavigation) }}
      onOpenChange={onOpenChange}
      open={open}
      title={intl.formatMessage(frameMessages.navigation)}
    >
      <nav
        aria-label={intl.formatMessage(frameMessages.mainNavigation)}
        className={styles.main}
        ref={main}
        tabIndex={-1}
      >
        <MainLinks onFollow={() => onOpenChange(false)} shape="list" />
      </nav>
      <div className={styles.section} ref={onSlot} />
    </Dialog>
  );
}
