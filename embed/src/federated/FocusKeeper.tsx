import { Component, type PropsWithChildren, type RefObject } from 'react';
import { focusIn } from '../element/frame';

type Props = PropsWithChildren<{ content: RefObject<HTMLElement | null> }>;

/** Moves the focus to `content` if a change of the children removes the element that has it. React tells only classes in time. */
export class FocusKeeper extends Component<Props> {
  override getSnapshotBeforeUpdate() {
    return this.props.content.current && focusIn(this.props.content.current);
  }

  override componentDidUpdate(_props: Props, _state: unknown, restore: ((next: HTMLElement) => void) | null): void {
    if (this.props.content.current) restore?.(this.props.content.current);
  }

  override render() {
    return this.props.children;
  }
}
