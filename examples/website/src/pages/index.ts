import type { APIRoute } from 'astro';
import { locales } from '../locales.ts';

/** Redirects to the home page in the default language. */
export const GET: APIRoute = ({ redirect }) => redirect(`/${locales[0].code}`, 302);
