import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { afterAnimations, onPhone, panelParameters, rightToLeft } from '../routing/fixtures/panel-story.tsx';
import { manualSurveyClock, openSurvey } from './fixtures/survey-stage.tsx';
import { surveyDelays } from './rules/survey-rules.ts';
import { surveyKey } from './rules/survey-settings.ts';
import { preferenceKeys } from '../preferences/preference-keys.ts';

interface StageProps {
  /** The behaviour of the endpoint. */
  readonly endpoint: 'responses' | 'is away' | 'is slow';
  readonly theme: string;
  readonly language: string;
}

const responses = {
  responses: () => Promise.resolve(new Response(null, { status: 204 })),
  'is away': () => Promise.reject(new TypeError('Failed to fetch')),
  'is slow': () => new Promise<never>(() => undefined),
} as const;

/** The survey, five minutes after the panel was opened. */
function Stage({ endpoint, theme, language }: StageProps) {
  const [{ panel, clock, shell }] = useState(() => {
    localStorage.removeItem(surveyKey);
    localStorage.setItem(preferenceKeys.theme, theme);
    localStorage.setItem(preferenceKeys.language, language);
    const survey = manualSurveyClock(Date.now());
    return { ...openSurvey({ clock: survey }), clock: survey };
  });
  useEffect(() => {
    const original = window.fetch.bind(window);
    window.fetch = responses[endpoint];
    return () => {
      window.fetch = original;
      shell.dispose();
    };
  }, [endpoint, shell]);
  useEffect(() => {
    // The survey mounts with its own chunk; until then the clock has no callback.
    const timer = setInterval(() => clock.advance(surveyDelays.display), 100);
    return () => clearInterval(timer);
  }, [clock]);
  return panel;
}

const meta = {
  title: 'Shell/Recommendation survey',
  parameters: panelParameters,
  args: { endpoint: 'responses', theme: '', language: '' },
  render: ({ endpoint }, { globals }) => (
    <Stage endpoint={endpoint} language={String(globals['locale'])} theme={String(globals['theme'])} />
  ),
  play: async () => {
    await requested();
    await staysAtTheLowerEdge();
  },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

async function requested() {
  await screen.findByText('How likely are you to recommend Atrium to a friend or colleague?');
  await afterAnimations();
}

/** The survey covers the page, which scrolls below it. */
async function staysAtTheLowerEdge() {
  const panel = screen.getByRole('complementary');
  await expect(getComputedStyle(panel).position).toBe('fixed');
  await waitFor(() => {
    const below = window.innerHeight - panel.getBoundingClientRect().bottom;
    void expect(below).toBeGreaterThanOrEqual(0);
    void expect(below).toBeLessThanOrEqual(24);
  });
}

async function rate() {
  await requested();
  await userEvent.click(screen.getByRole('radio', { name: /^(9|٩)$/ }));
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('More cats');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };

/** After a rating the form has a comment field. */
export const Rated: Story = { tags: ['both-themes'], play: rate };

export const RatedPhone: Story = { play: rate, globals: onPhone };

/** The request is pending. */
export const Sending: Story = {
  args: { endpoint: 'is slow' },
  play: async () => {
    await rate();
    await submit();
    await expect(await screen.findByRole('button', { name: /Submit/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The comment stays in the form. */
export const Failed: Story = {
  args: { endpoint: 'is away' },
  play: async () => {
    await rate();
    await submit();
    await screen.findByText('An error occurred');
  },
};
