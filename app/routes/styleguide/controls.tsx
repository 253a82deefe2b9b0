import { useState } from "react";
import { StatusBadge, TypeChip } from "#app/components/ui/badge.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon, type IconName, ServiceDrawing, type ServiceDrawingName } from "#app/components/ui/icon.tsx";
import { BackLink, Link, MoreLink } from "#app/components/ui/link.tsx";
import { PauseButton } from "#app/components/ui/pause-button.tsx";
import * as sample from "./sample.ts";
import { Specimen } from "./specimen.tsx";

const iconNames: IconName[] = ["arrow", "out", "turn", "close", "menu", "pause", "play"];
const serviceDrawingNames: ServiceDrawingName[] = ["web", "app", "ai", "plan", "brand"];

export function ControlSpecimens() {
  return (
    <>
      <Specimen title="Buttons: rest, focus, sending, line, small, external">
        <div className="set">
          <Button>Send Message</Button>
          <Button className="is-focus">Focus</Button>
          <Button pending>Sending...</Button>
          <Button pending>Subscribing...</Button>
          <Button fill="orange">Try again</Button>
          <Button icon={null}>No block</Button>
          <ButtonLink to="#process" variant="line">
            View Process
          </ButtonLink>
          <ButtonLink to="/contact" size="sm">
            Contact Us
          </ButtonLink>
          <ButtonLink to="https://relay.example" size="sm" variant="line">
            View Live Site
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen title="Links: in a sentence, after it, back">
        <p>
          Write to <Link to="mailto:hello@furlong.example">hello@furlong.example</Link> or read the{" "}
          <Link to="https://source.example">source</Link>.
        </p>
        <div className="set">
          <BackLink to="/work">Back to Work</BackLink>
          <MoreLink to="/lab">Read Study</MoreLink>
          <MoreLink to="https://docs.example">Documentation</MoreLink>
        </div>
      </Specimen>
      <FieldsSpecimen />
      <Specimen title="Type chips and status badges">
        <div className="set">
          {sample.typeChips.map(({ label, paint }) => (
            <TypeChip key={label} paint={paint}>
              {label}
            </TypeChip>
          ))}
        </div>
        <div className="set after">
          {sample.sampleStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </Specimen>
      <PauseSpecimen />
      <Specimen title="Icons and service marks">
        <div className="set">
          {iconNames.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
        </div>
        <div className="set after">
          {serviceDrawingNames.map((mark) => (
            <ServiceDrawing key={mark} name={mark} />
          ))}
        </div>
      </Specimen>
    </>
  );
}

function PauseSpecimen() {
  const [isPaused, setPaused] = useState(false);
  return (
    <Specimen title="Pause: what moves by itself, and what stands still">
      <div className="set">
        <PauseButton label="Pause motion" isPaused={isPaused} onChange={setPaused} />
        <PauseButton label="Pause motion" isPaused={!isPaused} onChange={(isMoving) => setPaused(!isMoving)} />
      </div>
    </Specimen>
  );
}

function FieldsSpecimen() {
  return (
    <Specimen title="Fields: rest, error, on paint">
      <div className="pair">
        <Field label="Name" name="name" defaultValue="Sam Halton" autoComplete="off" />
        <Field label="Email" name="email" type="email" />
        <Field label="Company" name="company" optional placeholder="Halton Works" />
        <Field as="select" label="Budget" name="budget" optional defaultValue="">
          <option value="">Choose a range</option>
          <option>$5k - $10k</option>
        </Field>
        <Field
          as="textarea"
          label="Message"
          name="message"
          error="Add a line or two so we know who to put on the call."
        />
        <div className="paint" style={{ "--c": "var(--green)", padding: 14 }}>
          <Field label="Email" name="subscriber" defaultValue="sam@" error="That address stops at the @." />
        </div>
      </div>
    </Specimen>
  );
}
