import { Button, Icon, ToolbarItem, type ToolbarItemProps } from '@admin/ui';
import { ChevronDown } from '@admin/ui/icons';

export interface ToolOpenerProps extends Omit<ToolbarItemProps, 'children' | 'disabled'> {
  readonly label: string;
  readonly disabled: boolean;
}

/** A tool that opens further ones. What the layer adds to its trigger goes on to the button. */
export function ToolOpener({ label, disabled, ...added }: ToolOpenerProps) {
  return (
    <ToolbarItem {...added}>
      <Button
        disabled={disabled}
        endIcon={<Icon icon={ChevronDown} size="small" />}
        size="small"
        variant="ghost"
      >
        {label}
      </Button>
    </ToolbarItem>
  );
}
