export { default } from '../plain/plain.ts';
