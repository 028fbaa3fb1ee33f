import { Dialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import { MainLinks } from './MainLinks.tsx';
import { frameMessages } from './messages.ts';
import styles from './NavigationSheet.module.css';

export interface NavigationSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Told of the place for the current section's own navigation. */
  readonly onSlot: (slot: HTMLElement | null) => void;
}

/** All navigation of a narrow screen: the main links, and those of the section that is open. */
export function NavigationSheet({ open, onOpenChange, onSlot }: NavigationSheetProps) {
  const intl = useIntl();
  return (
    <Dialog
      labels={{ close: intl.formatMessage(frameMessages.closeNavigation) }}
      onOpenChange={onOpenChange}
      open={open}
      title={intl.formatMessage(frameMessages.mainNavigation)}
    >
      <nav aria-label={intl.formatMessage(frameMessages.mainNavigation)}>
        <MainLinks shape="list" />
      </nav>
      <div className={styles.section} ref={onSlot} />
    </Dialog>
  );
}
