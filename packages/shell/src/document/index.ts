export { signInMarkup } from './sign-in-markup.tsx';
