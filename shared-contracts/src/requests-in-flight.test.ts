import { EventEmitter } from 'node:events';
import { RequestsInFlight } from './requests-in-flight';

it('OP-05 counts a request until it ends, and one whose client has left until its work must be over', () => {
  jest.useFakeTimers();
  const [answered, left, other] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  const inFlight = new RequestsInFlight(2, 30_000);
  expect([answered, left, other].map((answer) => inFlight.begin(answer))).toEqual([true, true, false]);
  left.emit('close');
  jest.advanceTimersByTime(29_999);
  expect(inFlight.begin(other)).toBe(false);
  inFlight.end(answered);
  expect(inFlight.begin(other)).toBe(true);
  expect(inFlight.begin(answered)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(inFlight.begin(answered)).toBe(true);
});
