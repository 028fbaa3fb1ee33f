import { IconButton, Tooltip, useDirection } from '@admin/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Check } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import styles from './StepButtons.module.css';
import { arrangingMessages } from './messages.ts';
import type { Grabbing } from './use-arranging.ts';

const icons = { up: ArrowUp, down: ArrowDown } as const;

/** Buttons for the steps, for devices without arrow keys; shown while a field is grabbed. */
export function StepButtons({ arranging }: { readonly arranging: Grabbing }) {
  const intl = useIntl();
  const isRightToLeft = useDirection() === 'rtl';
  const [back, forward] = isRightToLeft ? [ArrowRight, ArrowLeft] : [ArrowLeft, ArrowRight];
  return (
    <span className={styles['steps']}>
      {arranging.steps.map((step) => {
        const label = intl.formatMessage(arrangingMessages[step]);
        return (
          <Tooltip content={label} key={step} purpose="name">
            <IconButton
              icon={{ ...icons, back, forward }[step]}
              label={label}
              onClick={() => arranging.step(step)}
              size="small"
            />
          </Tooltip>
        );
      })}
      <Tooltip content={intl.formatMessage(arrangingMessages.drop)} purpose="name">
        <IconButton
          icon={Check}
          label={intl.formatMessage(arrangingMessages.drop)}
          onClick={arranging.drop}
          size="small"
        />
      </Tooltip>
    </span>
  );
}
