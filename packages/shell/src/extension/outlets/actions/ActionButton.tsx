import { Button, Tooltip, type ButtonProps, useRenderLink } from '@admin/ui';
import type { ReadyAction } from './ready-action.ts';

export interface ActionButtonProps extends Omit<
  ButtonProps,
  'asChild' | 'children' | 'disabled' | 'loading'
> {
  readonly action: ReadyAction;
}

const looks = { default: 'secondary', primary: 'secondary', danger: 'danger' } as const;

/** An action as a button of a page; an action with `href` as a link in the style of a button. */
export function ActionButton({ action, ...button }: ActionButtonProps) {
  const renderLink = useRenderLink();
  const { disabled, href, isRunning, label, reason, start, tone } = action;
  const own = (
    <Button {...button} disabled={disabled} loading={isRunning} onClick={start} variant={looks[tone]}>
      {label}
    </Button>
  );
  if (reason !== undefined) return <Tooltip content={reason}>{own}</Tooltip>;
  return href === undefined || disabled ? (
    own
  ) : (
    <Button {...button} asChild variant={looks[tone]}>
      {renderLink({ href, children: label })}
    </Button>
  );
}
