import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { Avatar } from "#app/components/desk/avatar.tsx";
import { ChosenBar } from "#app/components/desk/chosen-bar.tsx";
import { DueBar } from "#app/components/desk/due-bar.tsx";
import { Empty, ErrorBlock } from "#app/components/desk/empty.tsx";
import { Checkbox, Field } from "#app/components/desk/field.tsx";
import { FieldConflictDialog } from "#app/components/desk/field-conflict.tsx";
import { KeyHints } from "#app/components/desk/key-hints.tsx";
import { Pager } from "#app/components/desk/pager.tsx";
import { SaveState } from "#app/components/desk/save-state.tsx";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { SegmentLinks } from "#app/components/desk/segments.tsx";
import { SkeletonRows } from "#app/components/desk/skeleton-rows.tsx";
import { StateBadge, StateMark } from "#app/components/desk/state-mark.tsx";
import { Timeline, TimelineItem } from "#app/components/desk/timeline.tsx";
import { TroubleList, TroubleRow } from "#app/components/desk/trouble-list.tsx";
import { UnavailableButton } from "#app/components/desk/unavailable-button.tsx";
import { showUndoToast } from "#app/components/desk/undo-toast.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { deskTitle } from "#app/content/desk/frame.ts";
import { enquiryListKeys } from "#app/content/desk/keys.ts";
import { SampleInbox } from "./inbox.tsx";
import "./states.css";

export const meta = () => [{ title: deskTitle("States") }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  return null;
}

const sampleClashes = [
  {
    name: "description",
    label: "Description",
    mine: "Ordering app for forty farms and one very short delivery window.",
    theirs: "Ordering for forty farms, open while there is something to sell.",
  },
];

/** Shows the desk's components in their states. In development only. */
export default function Page() {
  const [isConflict, setIsConflict] = useState(false);
  return (
    <>
      <ScreenTitle
        title="Enquiries"
        label="Show one state. Widths are to scale"
        segments={[
          { label: "New", count: 4, mark: "new", to: "?state=new" },
          { label: "Open", count: 5, mark: "open", to: "?state=open", current: true },
          { label: "Answered", count: 9, mark: "answered", to: "?state=answered" },
          { label: "Won", count: 3, mark: "won", to: "?state=won" },
          { label: "Closed", count: 6, mark: "closed", to: "?state=closed" },
          { label: "Spam", count: 11, apart: true, to: "?state=spam" },
        ]}
      />
      <ScreenTitle title="States" segments={[{ label: "What the desk says when it waits, has nothing, or fails." }]} />
      <form className="tools" aria-label="Find">
        <Field className="grow" label="Find" type="search" name="q" aria-keyshortcuts="/" placeholder="A name" />
        <Field as="select" label="With" name="with">
          <option>Anyone</option>
        </Field>
        <SegmentLinks
          label="Sort"
          choices={[
            { label: "Due first", to: "?sort=due", current: true },
            { label: "Newest", to: "?sort=new", current: false },
          ]}
        />
      </form>
      <ChosenBar label="Chosen rows" count="2 chosen" release={<WordButton>Let go</WordButton>}>
        <WordButton>Mark as answered</WordButton>
        <WordButton>Spam</WordButton>
      </ChosenBar>
      <SampleInbox />
      <Pager next={{ label: "Show 15 more", to: "?page=2" }}>
        Showing <b>2</b> of <b>27</b>
      </Pager>
      <KeyHints label="Keys" hints={enquiryListKeys()} />
      <div className="two">
        <Section title="Needs a hand" note="Nothing here is lost. It is stuck.">
          <TroubleList>
            <TroubleRow title="One enquiry did not get through." actions={<WordButton>Send again</WordButton>}>
              The last answer was 503. It is safe here, and it can be answered from here.
            </TroubleRow>
            <TroubleRow mark="attention" title="Three deliveries are in line.">
              They leave one by one.
            </TroubleRow>
          </TroubleList>
        </Section>
        <Section title="What has happened" note="Oldest first.">
          <Timeline>
            <TimelineItem time="13:58:02" dateTime="2026-11-18T13:58:02Z" mark="new">
              <b>Received</b> from the contact form.
            </TimelineItem>
            <TimelineItem
              time="14:05"
              dateTime="2026-11-18T14:05:00Z"
              mark="attention"
              note="Four stations, four policies."
            >
              <b>Note from Priya</b>, not sent to anyone
            </TimelineItem>
          </Timeline>
        </Section>
      </div>
      <div className="two even">
        <Section title="Loading">
          <SkeletonRows text="Loading enquiries..." />
        </Section>
        <Section title="Empty">
          <Empty headline="All answered" tone="good" text="Nobody is waiting." />
        </Section>
        <Section title="No match">
          <Empty
            headline="No match"
            text="Nothing fits."
            action={
              <Button variant="line" icon={null}>
                Clear the filters
              </Button>
            }
          />
        </Section>
        <Section title="Error">
          <ErrorBlock
            headline="Not loaded"
            text="The store did not answer."
            action={<Button fill="orange">Try again</Button>}
          />
        </Section>
      </div>
      <Section title="Marks and buttons">
        <div className="acts">
          <StateMark mark="new">New</StateMark>
          <StateMark mark="closed">Closed</StateMark>
          <StateMark mark="draft">Draft</StateMark>
          <StateMark mark="trouble">Undeliverable</StateMark>
          <StateBadge mark="published">Published</StateBadge>
          <StateBadge mark="changed">Changed since published</StateBadge>
          <StateBadge mark="draft">Draft</StateBadge>
          <Avatar name="Tunde Bakare" />
          <Avatar name={null} nobody="Nobody yet" />
          <DueBar gone={0.4} label="40 per cent have gone" />
          <DueBar gone={1.2} tall label="Over" />
          <Checkbox label="Mark as Answered" name="mark" defaultChecked />
        </div>
        <div className="acts">
          <UnavailableButton reason="One picture has no alt text.">Publish</UnavailableButton>
          <Button>Publish</Button>
          <Button pending>Publishing...</Button>
          <Button variant="line" icon={null} onClick={() => setIsConflict(true)}>
            Conflict
          </Button>
          <WordButton onClick={() => showUndoToast({ title: "2 moved to Spam", label: "Undo", onUndo() {} })}>
            Toast
          </WordButton>
          <WordButton bad>Erase</WordButton>
          <SaveState status="saved" text="Draft 7 saved 14:08" />
          <SaveState status="saving" text="Saving..." />
          <SaveState status="failed" text="Not saved." retry={{ label: "Try again", onClick() {} }} />
        </div>
        <Field label="Subject" name="subject" error="Say what it is about." hint="One line." aside="(optional)" />
      </Section>
      <FieldConflictDialog
        isOpen={isConflict}
        onClose={() => setIsConflict(false)}
        title="Lin saved while you were writing"
        text="Her draft 8 is two minutes old. You both changed the description."
        clashes={sampleClashes}
        mine="Yours"
        theirs="Lin’s, 14:08"
        save="Save as draft 9"
        onSave={() => setIsConflict(false)}
      />
    </>
  );
}
