import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, CircleCheck, FileText, Info, Lock, TriangleAlert } from '../icons.ts';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Controls/Icon',
  component: Icon,
  args: { icon: FileText },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof Icon>;

export const Default: Story = {};

export const Named: Story = { args: { icon: Lock, label: 'Locked' } };

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens arrangement="row">
      <Specimen caption="small, medium, large">
        <Icon icon={FileText} size="small" />
        <Icon icon={FileText} />
        <Icon icon={FileText} size="large" />
      </Specimen>
      <Specimen caption="tones">
        <Icon icon={FileText} />
        <Icon icon={FileText} tone="muted" />
        <Icon icon={FileText} tone="accent" />
        <Icon icon={Info} tone="info" />
        <Icon icon={CircleCheck} tone="success" />
        <Icon icon={TriangleAlert} tone="warning" />
        <Icon icon={CircleAlert} tone="danger" />
      </Specimen>
      <Specimen caption="named">
        <Icon icon={Lock} label="Locked" />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
