import { Button, Icon, Tooltip, type ButtonProps, useRenderLink } from '@admin/ui';
import type { ReadyAction } from './ready-action.ts';

export interface ActionButtonProps extends Omit<
  ButtonProps,
  'asChild' | 'children' | 'disabled' | 'loading'
> {
  readonly action: ReadyAction;
  /** Renders actions with the tone `primary` as main buttons, with their icons. @default false */
  readonly hasPrimary?: boolean;
}

const looks = { default: 'secondary', primary: 'secondary', danger: 'danger' } as const;

/** An action as a button of a page; an action with `href` as a link in the style of a button. */
export function ActionButton({ action, hasPrimary = false, ...rest }: ActionButtonProps) {
  const renderLink = useRenderLink();
  const { disabled, href, icon, isRunning, label, reason, start, tone } = action;
  const isPrimary = hasPrimary && tone === 'primary';
  const button = {
    ...rest,
    variant: isPrimary ? ('primary' as const) : looks[tone],
    ...(isPrimary && icon !== undefined ? { startIcon: <Icon icon={icon} /> } : {}),
  };
  const own = (
    <Button {...button} disabled={disabled} loading={isRunning} onClick={start}>
      {label}
    </Button>
  );
  if (reason !== undefined) return <Tooltip content={reason}>{own}</Tooltip>;
  return href === undefined || disabled ? (
    own
  ) : (
    <Button {...button} asChild>
      {renderLink({ href, children: label })}
    </Button>
  );
}
